import { randomUUID } from 'node:crypto';
import { withNamedLock } from '../../platform/db/named-lock.ts';
import { limits } from '../../platform/limits/limits.ts';
import { HOUR_SECONDS, MINUTE_SECONDS, secondsAfter } from '../../platform/time.ts';
import { ExportGone } from '../../ports/patient-export.ts';
import { PatientsUnreachable } from '../../ports/patients.ts';
import {
  findExport,
  forgetExportFailure,
  type PatientExport,
  saveExportFailure,
  saveExportState,
  scheduleFirstExport,
} from '../queries/patient-exports.ts';
import { deleteStaged } from '../queries/patient-imports.ts';
import { applyExport } from './apply-export.ts';
import { readDeleted } from './deleted-resources.ts';
import type { ExportServices } from './export-services.ts';
import { begunExport, type ExportState } from './export-state.ts';
import { loadExport, requireFiles } from './load-export.ts';
import { nextTurnAt } from './next-turn.ts';

/** In seconds: how often the server is asked how far it is, where it does not say when. */
const LOOK_AGAIN = 30;

/**
 * Takes the export of the group that is set as far as it can be taken now: begins it, asks how far the server is, or reads what it has and brings it into the registry. Does
 * nothing where it is not due, or another process is at it. Whoever is killed leaves a state from which the next call goes on.
 */
export async function runExport(services: ExportServices): Promise<void> {
  const { database, clock, settings } = services;
  const { export: wanted } = settings.patients;
  if (wanted === undefined) return;
  const groupId = wanted.group;
  await scheduleFirstExport(database.db, groupId, clock.now());
  await withNamedLock(database, { kind: 'portico patient export', name: groupId }, async () => {
    const found = await findExport(database.db, settings.keys, groupId);
    if (found === undefined || found.nextAt > clock.now()) return;
    try {
      await takeFurther(found, groupId, services);
    } catch (error) {
      if (!services.signal.aborted) await fail(error, groupId, services);
    }
  });
}

async function takeFurther(found: PatientExport, groupId: string, services: ExportServices): Promise<void> {
  const { database, clock, settings, port } = services;
  const { keys } = settings;
  const save = (state: ExportState | null, more: { progress?: string; nextAt?: Date } = {}): Promise<void> =>
    saveExportState(database.db, keys, groupId, state, more);
  let state = found.state ?? (await begin(found, services, save));
  if (state.phase === 'underWay') {
    const age = clock.now().getTime() - Date.parse(state.startedAt);
    if (age > limits.patientExport.window * 1000) throw new ExportGone('not done in time');
    const status = await port.status(state.statusUrl);
    if (status.kind === 'underWay') {
      const nextAt = secondsAfter(clock.now(), Math.max(status.retryAfter ?? LOOK_AGAIN, 1));
      await save(state, { progress: status.progress, nextAt });
      return forgetExportFailure(database.db, groupId);
    }
    const { expiresAt, errors, ...manifest } = status.manifest;
    const until = expiresAt?.toISOString() ?? null;
    state = { ...state, phase: 'loading', ...manifest, expiresAt: until, errorFiles: errors.length };
    await save(state, { progress: '' });
  }
  if (state.phase === 'loading') {
    requireFiles(state, clock.now());
    state = await loadExport(state, services, save);
    const deleted = await readDeleted(state, services);
    state = await applyExport(state, deleted, services, { groupId, nextAt: nextTurn(services) });
  }
  await port.end(state.statusUrl);
  await save(null);
}

/** All patients now and then, since a server need not tell who has come to the group; else what has changed. */
async function begin(
  { transactionTime, fullAt }: PatientExport,
  { clock, port }: ExportServices,
  save: (state: ExportState) => Promise<void>,
): Promise<ExportState> {
  const now = clock.now();
  const isFullDue = fullAt === null || fullAt <= secondsAfter(now, -limits.fullPatientExport.window);
  const since = isFullDue ? null : transactionTime;
  const statusUrl = await port.begin(since);
  const state = begunExport({ importId: randomUUID(), statusUrl, since, startedAt: now.toISOString() });
  await save(state);
  return state;
}

/** Tries again later, from where it stands; anew where the server has nothing of it any more. */
async function fail(error: unknown, groupId: string, services: ExportServices): Promise<void> {
  const { database, clock, settings, report } = services;
  const found = await findExport(database.db, settings.keys, groupId);
  const pause = pauseAfter(error, found?.failures ?? 0);
  const isKnown = error instanceof PatientsUnreachable || error instanceof ExportGone;
  const reason =
    error instanceof PatientsUnreachable ? error.kind : error instanceof ExportGone ? 'gone' : nameOf(error);
  const detail = error instanceof PatientsUnreachable ? error.detail : isKnown ? error.message : '';
  report({ reason, detail });
  if (error instanceof ExportGone && found?.state) {
    await deleteStaged(database.db, found.state.importId);
    await saveExportState(database.db, settings.keys, groupId, null);
  }
  const failure = [reason, detail].filter(Boolean).join(': ');
  await saveExportFailure(database.db, groupId, { failure, nextAt: secondsAfter(clock.now(), pause) });
}

/** In seconds: what the server wants, or a minute, and twice as long each time, up to an hour. */
function pauseAfter(error: unknown, failures: number): number {
  if (error instanceof PatientsUnreachable && error.retryAfter !== undefined) return Math.max(error.retryAfter, 1);
  if (error instanceof PatientsUnreachable && error.kind === 'refused') return HOUR_SECONDS;
  return Math.min(MINUTE_SECONDS * 2 ** Math.min(failures, 6), HOUR_SECONDS);
}

/** Only the name: a message may contain data. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

function nextTurn({ clock, settings }: ExportServices): Date {
  return nextTurnAt(settings.healthSystem.timeZone, settings.patients.export?.hour ?? 0, clock.now());
}
