import { MAX_PAYER_NAME, type PayorTableProblem } from '@portico/staff-contract';
import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { Tables } from '../../platform/db/tables.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import {
  holdPayorNames,
  type ListedPayerName,
  listPayerNamesOf,
  type PayerName,
  type PayorDecision,
  upsertPayorNames,
} from '../../prices/queries/payor-names.ts';
import { ActError } from '../act-error.ts';
import { actOnPortal, type Staff } from '../staff.ts';
import { isSameDecision } from './decide-names.ts';
import { type DecidedChange, decidedEntries } from './decided-entries.ts';
import { PayorTableError } from './payor-table-error.ts';
import { NONE, readTable, type TableRow } from './payor-table.ts';

/** A decision of a table that is not yet so. */
interface TableChange extends DecidedChange {
  after: PayorDecision;
}

/** What a table would change. */
export interface CheckedTable {
  problems: PayorTableProblem[];
  changes: TableChange[];
  /** Rows that say what was decided before. */
  asBefore: number;
  /** Rows that decide nothing. */
  open: number;
  /** Of the problems and the changes: another one says that somebody has decided meanwhile. */
  digest: string;
}

/** A table as it is taken. */
export interface TakenTable {
  text: string;
  fileName: string;
  /** Of the file, in hex. */
  sha256: string;
  /** Of what was seen that it would change; undefined for whoever did not look. */
  seen?: string;
}

/**
 * Takes the decisions of a table, all or none. Each is told in the audit trail.
 *
 * @param command as on the command line, without its object.
 * @throws PayorTableError if anything is wrong. ActError where it would change something else than what was seen.
 */
export async function importPayorTable(
  staff: Staff,
  command: string,
  { text, fileName, sha256, seen }: TakenTable,
): Promise<CheckedTable> {
  return actOnPortal(staff, command, async (trx) => {
    await holdPayorNames(trx);
    const checked = await checkPayorTable(trx, staff.settings.healthSystem, text);
    if (seen !== undefined && seen !== checked.digest) {
      throw new ActError('payorNamesChanged', 'Somebody has decided on these names meanwhile. Nothing was changed.');
    }
    if (checked.problems.length > 0) throw new PayorTableError(checked.problems);
    for (const [locationId, changes] of Map.groupBy(checked.changes, (each) => each.locationId)) {
      const decisions = changes.map(({ payerName, planName, after }) => ({ payerName, planName, ...after }));
      await upsertPayorNames(trx, locationId, decisions, staff.now);
    }
    const [entry, ...further] = decidedEntries(checked.changes, { file: fileName, sha256 });
    return { ...entry, further, result: checked };
  });
}

/** Reads a table, and compares it with what was decided before. */
export async function checkPayorTable(db: Kysely<Tables>, system: HealthSystem, text: string): Promise<CheckedTable> {
  const { rows, problems } = readTable(text);
  const listed = await listPayerNamesOf(db, [...new Set(rows.map(({ location }) => location))]);
  const known = new Map([...listed].map(([location, names]) => [location, namesByKey(names)]));
  const seen = new Map<string, number>();
  const checked = { problems, changes: new Array<TableChange>(), asBefore: 0, open: 0 };
  for (const row of rows) {
    const { line, location, payor, portalPlan } = row;
    if (system.locations.every(({ id }) => id !== location)) {
      problems.push({ line, problem: 'unknownLocation', location });
      continue;
    }
    const key = keyOf(row);
    const name = known.get(location)?.get(key);
    const problem = problemOf(row, name, seen.get(location + key), system);
    seen.set(location + key, line);
    if (problem !== undefined) problems.push(problem);
    else if (name === undefined || payor === '') checked.open += 1;
    else {
      const after = { payorId: payor === NONE ? null : payor, portalPlan: portalPlan || null };
      const { payerName, planName, decision: before } = name;
      if (isSameDecision(before, after)) checked.asBefore += 1;
      else checked.changes.push({ locationId: location, payerName, planName, before, after });
    }
  }
  problems.sort((one, other) => one.line - other.line);
  const told = JSON.stringify([problems, checked.changes]);
  return { ...checked, digest: createHash('sha256').update(told).digest('hex') };
}

function namesByKey(names: readonly ListedPayerName[]): ReadonlyMap<string, ListedPayerName> {
  return new Map(names.map((name) => [keyOf(name), name]));
}

/** Spaces at the ends of a name are lost in spreadsheets, and tell nothing apart. */
function keyOf({ payerName, planName }: PayerName): string {
  return JSON.stringify([payerName.trim(), planName.trim()]);
}

function problemOf(
  row: TableRow,
  name: ListedPayerName | undefined,
  before: number | undefined,
  { payors }: HealthSystem,
): PayorTableProblem | undefined {
  const { line, location, payerName, planName, payor, portalPlan } = row;
  if (name === undefined) return { line, problem: 'unknownName', location, payerName, planName };
  if (before !== undefined) return { line, problem: 'nameTwice', payerName, planName, before };
  if (payor !== '' && payor !== NONE && payors.every(({ id }) => id !== payor)) {
    return { line, problem: 'unknownPayor', payor };
  }
  if (portalPlan.length > MAX_PAYER_NAME) return { line, problem: 'planTooLong', most: MAX_PAYER_NAME };
  if ((payor === '' || payor === NONE) && portalPlan !== '') return { line, problem: 'planWithoutPayor', portalPlan };
  return undefined;
}
