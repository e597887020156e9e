import type { Kysely } from 'kysely';
import { findUnclaimedReservations, listReservations } from '../accounts/queries/reserved-accounts.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import type { Tables } from '../platform/db/tables.ts';
import { findInForce } from './queries/patients.ts';
import { recordKeptFor } from './record-kept-for.ts';

/**
 * The id that is reserved for the account of a patient: under their record, or under one that was merged into it and looks like theirs (docs/decisions/0246).
 *
 * @param patientId of the record in force.
 */
export async function reservedFor(db: Kysely<Tables>, keys: Keys, patientId: string): Promise<string | undefined> {
  for (const reserved of await findUnclaimedReservations(db, patientId))
    if ((await recordKeptFor(db, keys, reserved)) === patientId) return reserved.accountId;
  return undefined;
}

/**
 * All ids that are reserved for a record and for those that were merged into it, whoever they look like, that of the record first: staff can name
 * none of the others any more. Of those that were merged into it not one that an account has: that is its owner's, whom staff name by it.
 */
export async function reservedIdsOf(db: Kysely<Tables>, patientId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const reserved of await listReservations(db, patientId))
    if (
      reserved.patientId === patientId ||
      (!reserved.hasAccount && (await findInForce(db, reserved.patientId)).includes(patientId))
    )
      ids.push(reserved.accountId);
  return ids;
}
