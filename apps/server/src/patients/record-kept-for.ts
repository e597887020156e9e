import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { accountOf } from './queries/patient-accounts.ts';
import { findInForce } from './queries/patients.ts';

/**
 * The record of somebody for whom an account is reserved: the one that took the place of theirs, as when a newborn gets a number that lasts. Where somebody has an
 * account there it is theirs alone, and the record of before stays.
 */
export async function recordKeptFor(
  db: Kysely<Tables>,
  { accountId, patientId }: { readonly accountId: string; readonly patientId: string },
): Promise<string> {
  const inForce = (await findInForce(db, patientId)).at(-1) ?? patientId;
  const owner = await accountOf(db, inForce);
  return owner === null || owner === accountId ? inForce : patientId;
}
