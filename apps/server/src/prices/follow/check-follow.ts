import { PriceFileError } from '@portico/price-files';
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileError } from '../../platform/files/file-error.ts';
import { HOUR_SECONDS, secondsAfter } from '../../platform/time.ts';
import { type ImportedPriceFile, importPriceFile } from '../import-price-file.ts';
import { PriceImportError } from '../price-import-error.ts';
import { type Checked, type PriceFollow, saveChecked } from '../queries/price-follows.ts';
import { listVersions, type PriceVersion } from '../queries/version-states.ts';
import { type FetchedFile, fetchFile } from './fetch-file.ts';
import type { FollowFailure } from '../../documents/messages/price-follow-messages.ts';
import { FollowError } from './follow-error.ts';
import type { FollowServices } from './follow-services.ts';
import { tellOfFailure, tellOfStaged } from './tell-staff.ts';
import { unreadableDetail } from './unreadable-detail.ts';

/** What came of a check. */
export type FollowOutcome =
  | { kind: 'unchanged' }
  | { kind: 'staged'; imported: ImportedPriceFile }
  | { kind: 'failed'; failure: FollowFailure; detail: string }
  /** Staff have followed something else meanwhile, or nothing: nothing of the file is kept. */
  | { kind: 'dropped' };

class NotFollowedAnyMore extends Error {
  override readonly name = 'NotFollowedAnyMore';
}

const BYTES_PER_MEGABYTE = 1_000_000;
const SECONDS_PER_MINUTE = 60;

/**
 * Fetches a followed file, and stages its prices if it has changed: nothing goes live without staff, who are told. A failure
 * is told once, and tried again sooner than the next turn, each time later.
 *
 * @param isAsked whether somebody asks for it now: a file that could not be read is then read again, since the reason may be gone.
 * @throws PriceImportError while another import of the location runs. The reason of the signal. What is no fault of the file or its
 * host, once it is told as a failure, too.
 */
export async function checkFollow(
  follow: PriceFollow,
  services: FollowServices,
  { isAsked = false }: { isAsked?: boolean } = {},
): Promise<FollowOutcome> {
  const { priceFollowing } = services.settings.healthSystem;
  const rules = {
    allowedHosts: priceFollowing.allowedHosts,
    portal: services.settings.publicUrl,
    maxBytes: priceFollowing.maxMegabytes * BYTES_PER_MEGABYTE,
    signal: AbortSignal.any([
      services.signal,
      AbortSignal.timeout(priceFollowing.maxMinutes * SECONDS_PER_MINUTE * 1000),
    ]),
  };
  const { priceFilesFolder } = services.settings;
  // Named as what removeUnusedOriginals removes where the process is killed.
  const folder = join(priceFilesFolder, `${randomUUID()}.part`);
  await mkdir(folder, { recursive: true });
  const known = isAsked && follow.failure === 'unreadable' ? { ...follow, seen: null } : follow;
  let fetched: FetchedFile | null = null;
  try {
    fetched = await fetchFile(known, rules, folder);
    const versions = await listVersions(services.database.db, follow.locationId);
    if (fetched === null || isKnown(fetched, known, versions)) return await unchanged(follow, services, fetched);
    return await stage(
      follow,
      services,
      fetched,
      versions.find(({ status }) => status === 'live'),
    );
  } catch (error) {
    if (error instanceof NotFollowedAnyMore) return { kind: 'dropped' };
    const failure = failureOf(error);
    if (failure !== null) return await failed(follow, services, fetched, failure);
    if (mayGoOn(error, services)) throw error;
    // The file was not looked at to its end, so that it is not seen. Where the database is away, this fails as well.
    await failed(follow, services, null, new FollowError('internal', codeOf(error))).catch(() => {});
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a file is the one that was looked at last, or the one of prices that are live or staged already. */
function isKnown({ sha256 }: FetchedFile, { seen }: PriceFollow, versions: readonly PriceVersion[]): boolean {
  return (
    seen?.sha256 === sha256 || versions.some(({ status, fileSha256 }) => status !== 'kept' && fileSha256 === sha256)
  );
}

async function unchanged(
  follow: PriceFollow,
  services: FollowServices,
  fetched: FetchedFile | null,
): Promise<FollowOutcome> {
  // A file that could not be read still cannot be.
  const stillFails = follow.failure === 'unreadable';
  await services.database.db.transaction().execute((trx) =>
    saveChecked(trx, follow, {
      ...nextTurn(services),
      ...(fetched === null ? {} : { seen: fetched.seen }),
      failure: stillFails ? follow.failure : null,
      failureDetail: stillFails ? follow.failureDetail : '',
      failures: stillFails ? follow.failures : 0,
    }),
  );
  return { kind: 'unchanged' };
}

async function stage(
  follow: PriceFollow,
  services: FollowServices,
  { path, seen }: FetchedFile,
  live: PriceVersion | undefined,
): Promise<FollowOutcome> {
  const { database, clock, settings, signal } = services;
  const { locationId } = follow;
  const imported = await importPriceFile(database, clock, {
    path,
    locationId,
    stage: true,
    originals: settings.priceFilesFolder,
    sourceUrl: seen.url,
    accept: follow.accepts,
    limits: settings.priceLimits,
    signal,
    record: async (trx, file) => {
      const checked = { ...nextTurn(services), seen, failure: null, failureDetail: '', failures: 0 };
      if (!(await saveChecked(trx, follow, checked))) throw new NotFollowedAnyMore();
      await tellOfStaged(trx, services, { locationId, url: seen.url, file, live });
      const { versionId: version, fileName, fileSha256: sha256 } = file;
      await services.record(trx, {
        event: 'pricesStaged',
        details: { location: locationId, version, file: fileName, sha256, source: seen.url },
      });
    },
  });
  return { kind: 'staged', imported };
}

async function failed(
  follow: PriceFollow,
  services: FollowServices,
  fetched: FetchedFile | null,
  { failure, detail }: FollowError,
): Promise<FollowOutcome> {
  const failures = follow.failures + 1;
  const { now, nextAt } = nextTurn(services);
  const soon = secondsAfter(now, HOUR_SECONDS * 2 ** Math.min(failures - 1, 10));
  const checked: Checked = {
    now,
    nextAt: failure === 'unreadable' || soon > nextAt ? nextAt : soon,
    ...(fetched === null ? {} : { seen: fetched.seen }),
    failure,
    failureDetail: detail,
    failures,
  };
  await services.database.db.transaction().execute(async (trx) => {
    if (!(await saveChecked(trx, follow, checked))) return;
    const isTold = follow.failure === failure && (failure !== 'unreadable' || follow.seen?.sha256 === fetched?.sha256);
    if (isTold) return;
    await tellOfFailure(trx, services, { locationId: follow.locationId, failure, detail });
    await services.record(trx, { event: 'priceFollowFailed', details: { location: follow.locationId, failure } });
  });
  return { kind: 'failed', failure, detail };
}

function nextTurn({ clock, settings }: FollowServices): Pick<Checked, 'now' | 'nextAt'> {
  const now = clock.now();
  return { now, nextAt: secondsAfter(now, settings.healthSystem.priceFollowing.everyHours * HOUR_SECONDS) };
}

/** What is the file's or its host's; null for everything else. */
function failureOf(error: unknown): FollowError | null {
  if (error instanceof FollowError) return error;
  const isOfFile =
    error instanceof PriceFileError ||
    error instanceof FileError ||
    (error instanceof PriceImportError && error.reason === 'invalid');
  return isOfFile ? new FollowError('unreadable', unreadableDetail(error)) : null;
}

/** Whether it is no failure: the process stops, or another import of the location runs. */
function mayGoOn(error: unknown, { signal }: FollowServices): boolean {
  return signal.aborted || error instanceof PriceImportError;
}

/** Its code, as of PostgreSQL, or its name: a message may contain what it is about. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
