import type { Transaction } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { holdLinks, linkAccount } from './queries/patient-accounts.ts';
import { findInForce } from './queries/patients.ts';

/** A patient's records: more than one after merges. */
export interface PatientRecords {
  /** That which stands for the patient now. */
  readonly inForce: string;
  readonly patientIds: readonly string[];
}

/**
 * The records to be linked for a patient who was found before: in the meantime theirs may have been merged into another one. Until the transaction ends no merge
 * gives an account to another record; one that does already is waited for (docs/decisions/0243).
 *
 * @param known by which the patient is known; of the first is the record in force.
 */
export async function holdRecords(
  trx: Transaction<Tables>,
  known: readonly [string, ...string[]],
): Promise<PatientRecords> {
  await holdLinks(trx);
  const [first] = known;
  const [inForce = first] = (await findInForce(trx, first)).slice(-1);
  const patientIds = new Set<string>();
  for (const each of known) for (const patientId of await findInForce(trx, each)) patientIds.add(patientId);
  // In their order, so that two who link the same records wait for each other.
  return { inForce, patientIds: [...patientIds].toSorted() };
}

/**
 * Links an account with all records of a patient. If several try at the same time, one succeeds.
 *
 * @returns false if one of them has an account already (spec §8, 1004): what was linked until then is the caller's to undo.
 */
export async function linkRecords(
  trx: Transaction<Tables>,
  { patientIds }: PatientRecords,
  { accountId, now }: { accountId: string; now: Date },
): Promise<boolean> {
  for (const patientId of patientIds) if (!(await linkAccount(trx, { patientId, accountId, now }))) return false;
  return true;
}
