import type { Transaction } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import { codesOfPatient, deleteUnusedCodes } from '../queries/access-codes.ts';
import { findAccount } from '../../accounts/queries/accounts.ts';
import { findEnrolmentOf } from '../queries/enrolments.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { removeEnrolment } from '../remove-enrolment.ts';

/**
 * Revokes every code and link of a patient from which no finished account came. An account that still waits for its
 * terms is removed first, because it may be a thief's, and its code is revoked as well.
 *
 * @param keys PORTICO_SECRET.
 * @returns the number of revoked codes.
 */
export async function revokeCodes(trx: Transaction<Tables>, keys: Keys, patientId: string): Promise<number> {
  const codes = await codesOfPatient(trx, patientId);
  const makers = new Set(codes.flatMap(({ used_by: accountId }) => accountId ?? []));
  for (const accountId of makers) {
    const account = await findAccount(trx, accountId);
    const enrolment = account?.terms_accepted_at === null ? await findEnrolmentOf(trx, accountId) : undefined;
    if (enrolment !== undefined) await removeEnrolment(trx, keys, enrolment);
  }
  return deleteUnusedCodes(trx, patientId);
}
