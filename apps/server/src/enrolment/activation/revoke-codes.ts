import type { Transaction } from 'kysely';
import { codesOfPatient, deleteUnusedCodes } from '../queries/access-codes.ts';
import { findAccount } from '../../accounts/queries/accounts.ts';
import { findEnrolmentOf } from '../queries/enrolments.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { removeEnrolment } from '../remove-enrolment.ts';

/**
 * Takes back every code and link of a patient that has not led to an account. One whose account still waits for its terms is
 * among them, since it may be a thief's: that account is removed before.
 *
 * @param secret PORTICO_SECRET.
 * @returns how many.
 */
export async function revokeCodes(trx: Transaction<Tables>, secret: string, patientId: string): Promise<number> {
  const codes = await codesOfPatient(trx, patientId);
  const makers = new Set(codes.flatMap(({ used_by: accountId }) => accountId ?? []));
  for (const accountId of makers) {
    const account = await findAccount(trx, accountId);
    const enrolment = account?.terms_accepted_at === null ? await findEnrolmentOf(trx, accountId) : undefined;
    if (enrolment !== undefined) await removeEnrolment(trx, secret, enrolment);
  }
  return deleteUnusedCodes(trx, patientId);
}
