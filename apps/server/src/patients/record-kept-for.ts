import type { Kysely } from 'kysely';
import type { Keys } from '../platform/crypto/keys.ts';
import type { Tables } from '../platform/db/tables.ts';
import { verdictOfRecords } from './matching/verdict-of-records.ts';
import { accountOf } from './queries/patient-accounts.ts';
import { findInForce } from './queries/patients.ts';
import { unsealRecord } from './stored-record.ts';

/**
 * The record of somebody for whom an account is reserved: the one that took the place of theirs, as when a newborn gets a number that lasts. Where somebody has an
 * account there it is theirs alone, and the record of before stays; so it does where the two do not look like those of one person
 * (decision 170): a merge by slip opens nobody's record to who looks after another.
 */
export async function recordKeptFor(
  db: Kysely<Tables>,
  keys: Keys,
  { accountId, patientId }: { readonly accountId: string; readonly patientId: string },
): Promise<string> {
  const inForce = (await findInForce(db, patientId)).at(-1) ?? patientId;
  if (inForce === patientId) return patientId;
  const owner = await accountOf(db, inForce);
  if (owner !== null && owner !== accountId) return patientId;
  return (await areOfOnePerson(db, keys, [patientId, inForce])) ? inForce : patientId;
}

async function areOfOnePerson(db: Kysely<Tables>, keys: Keys, patientIds: readonly [string, string]): Promise<boolean> {
  const rows = await db
    .selectFrom('patients')
    .select(['patient_id', 'record'])
    .where('patient_id', 'in', patientIds)
    .execute();
  const [one, other] = rows.map((row) => unsealRecord(keys, row));
  return one !== undefined && other !== undefined && verdictOfRecords(one, other) === 'joined';
}
