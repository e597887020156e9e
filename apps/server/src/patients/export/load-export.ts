import { setTimeout as wait } from 'node:timers/promises';
import type { FileBytes } from '../../ports/patient-export.ts';
import { ExportGone } from '../../ports/patient-export.ts';
import { PatientsUnreachable } from '../../ports/patients.ts';
import { readNdjson } from '../import/read-ndjson.ts';
import { MAX_RESOURCE_LENGTH } from '../import/resource.ts';
import { createReader, type Reader } from '../import/stage-patients.ts';
import { createStagedRows, type StagedRows } from '../import/staged-rows.ts';
import { countStaged, deleteStagedAfter } from '../queries/patient-imports.ts';
import type { ExportServices } from './export-services.ts';
import { type ExportState, fromTheBeginning, type ReadSoFar, stagedOf } from './export-state.ts';

const LINE_FEED = 0x0a;

/** Records between two writings-down of how far the reading is. */
const RECORDS_AT_ONCE = 1000;

/** Tries of one file in a row that bring nothing. */
const MOST_TRIES = 4;

/** In milliseconds, before the second try; each further one waits as much longer. */
const PAUSE = 200;

/**
 * Reads the files of an export into the staging tables, from where it ended before. Memory stays flat: never more than some records are in it, and nothing is written to disk
 * that is not sealed.
 *
 * @param save writes down how far it is.
 * @returns the state with all files read.
 * @throws PatientsUnreachable, ExportGone; the reason of the signal.
 */
export async function loadExport(
  given: ExportState,
  services: ExportServices,
  save: (state: ExportState) => Promise<void>,
): Promise<ExportState> {
  let state = await withWhatIsStored(given, services);
  for (;;) {
    const file = state.files[state.position];
    if (file === undefined) return state;
    state = await loadPatiently(state, services, save);
    state = { ...state, position: state.position + 1, offset: 0, line: 0, etag: null, before: state.read };
    await save(state);
    services.signal.throwIfAborted();
  }
}

/** What was read beyond the state is read again; where a crash of the database has emptied the staging tables, everything is. */
async function withWhatIsStored(state: ExportState, { database }: ExportServices): Promise<ExportState> {
  const { importId, read } = state;
  await deleteStagedAfter(database.db, importId, read.number);
  if ((await countStaged(database.db, importId)) === stagedOf(read)) return state;
  await deleteStagedAfter(database.db, importId, 0);
  return { ...state, ...fromTheBeginning };
}

/** Goes on where a connection breaks off; ends where several tries in a row bring nothing. */
async function loadPatiently(
  given: ExportState,
  services: ExportServices,
  save: (state: ExportState) => Promise<void>,
): Promise<ExportState> {
  let state = given;
  for (let tries = 1; ; tries += 1) {
    const began = state.offset;
    try {
      return await loadFile(state, services, async (next) => {
        state = next;
        await save(next);
      });
    } catch (error) {
      const mayGoOn = error instanceof PatientsUnreachable && error.kind !== 'refused' && error.kind !== 'garbage';
      if (!mayGoOn || error.retryAfter !== undefined) throw error;
      if (state.offset > began) tries = 0;
      if (tries === MOST_TRIES) throw error;
      await wait(PAUSE * tries, undefined, { signal: services.signal });
      state = await withWhatIsStored(state, services);
    }
  }
}

async function loadFile(
  given: ExportState,
  services: ExportServices,
  save: (state: ExportState) => Promise<void>,
): Promise<ExportState> {
  const { database, clock, settings, port, signal } = services;
  const file = given.files[given.position] ?? { type: '', url: '' };
  const { offset, etag, requiresToken } = given;
  const fetched = await port.fetch({ ...file, requiresToken, offset, etag, signal });
  let state = await begunAt(given, fetched, services);
  const now = clock.now();
  const rows = createStagedRows(database.driver, {
    importId: state.importId,
    // Another server goes on with it after a kill.
    hasLease: false,
    keys: settings.keys,
    mrnSystem: settings.patients.mrnSystem,
    today: now.toISOString().slice(0, 10),
    now,
  });
  const reader = createReader(rows, state.read);
  const writeDown = async (lines: LinesRead): Promise<void> => {
    state = await written(state, rows, reader, lines);
    await save(state);
    signal.throwIfAborted();
  };
  const skipped = fetched.offset < state.offset ? state.offset : 0;
  const lines = readLines(fetched.bytes, {
    offset: state.offset,
    line: state.line,
    number: state.read.number,
    skipped,
  });
  let parsed = 0;
  let last: LinesRead = { offset: state.offset, line: state.line, number: state.read.number };
  try {
    for await (const { found, ...read } of lines) {
      for (const each of found) {
        if ('resource' in each) parsed += 1;
        reader.take(each);
      }
      last = read;
      if (reader.resources - state.read.resources >= RECORDS_AT_ONCE) await writeDown(read);
    }
  } catch (error) {
    // What came before the connection broke off counts.
    if (error instanceof PatientsUnreachable && error.kind !== 'garbage') await writeDown(last);
    throw error;
  }
  if (parsed === 0 && state.line === 0 && last.line > 0)
    throw new PatientsUnreachable('garbage', 'a file that is no NDJSON');
  await writeDown(last);
  return state;
}

/** Where the reading of a file begins: where it ended, or anew where the file is another one. */
async function begunAt(
  state: ExportState,
  { offset, etag }: FileBytes,
  { database }: ExportServices,
): Promise<ExportState> {
  const isSame = offset === state.offset || (etag !== null && etag === state.etag);
  if (isSame) return { ...state, etag };
  await deleteStagedAfter(database.db, state.importId, state.before.number);
  return { ...state, offset: 0, line: 0, etag, read: state.before };
}

/** How far whole lines were read: the byte after them, their number in the file, and in all files. */
interface LinesRead {
  offset: number;
  line: number;
  number: number;
}

async function written(
  state: ExportState,
  rows: StagedRows,
  { resources, others, rejected, errors }: Reader,
  { offset, line, number }: LinesRead,
): Promise<ExportState> {
  await rows.write('all');
  const read: ReadSoFar = { number, resources, others, rejected, errors };
  return { ...state, offset, line, read };
}

/** The resources of whole lines, as bytes arrive, with how far they go. */
async function* readLines(
  bytes: AsyncIterable<Uint8Array>,
  { offset, line, number, skipped }: LinesRead & { skipped: number },
) {
  const at: LinesRead = { offset, line, number };
  let toSkip = skipped;
  let pending: Uint8Array[] = [];
  let size = 0;
  const linesOf = async (whole: Uint8Array) => {
    const found = [];
    for await (const list of readNdjson(once(whole))) found.push(...list);
    const placed = found.map((each) => ({ ...each, line: each.line + at.line, number: each.number + at.number }));
    const count = linesIn(whole);
    at.offset += whole.length;
    at.line += count;
    at.number += count;
    return { ...at, found: placed };
  };
  for await (const chunk of bytes) {
    const part = chunk.subarray(Math.min(toSkip, chunk.length));
    toSkip -= chunk.length - part.length;
    const end = part.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) {
      yield await linesOf(Buffer.concat([...pending, part.subarray(0, end)]));
      pending = [];
      size = 0;
    }
    if (end < part.length) {
      pending.push(part.subarray(end));
      size += part.length - end;
    }
    if (size > MAX_RESOURCE_LENGTH) throw new PatientsUnreachable('garbage', 'a line without end');
  }
  if (size > 0) yield await linesOf(Buffer.concat(pending));
}

/** The last one may have no end. */
function linesIn(bytes: Uint8Array): number {
  let count = bytes.at(-1) === LINE_FEED ? 0 : 1;
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** @throws ExportGone for files that are not there any more. */
export function requireFiles({ expiresAt }: Pick<ExportState, 'expiresAt'>, now: Date): void {
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime()) throw new ExportGone('expired');
}
