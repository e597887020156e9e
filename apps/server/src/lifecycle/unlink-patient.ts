import type { Transaction } from 'kysely';
import { findAccount } from '../accounts/queries/accounts.ts';
import { clearPatient } from '../accounts/queries/closed-accounts.ts';
import { forgetReservation } from '../accounts/queries/reserved-accounts.ts';
import { spendTicketsOf } from '../accounts/queries/tickets.ts';
import { endSessions } from '../accounts/sessions/end-sessions.ts';
import { findEnrolmentOf } from '../enrolment/queries/enrolments.ts';
import { removeEnrolment } from '../enrolment/remove-enrolment.ts';
import { forgetAccountInsurance } from '../estimates/insurance/forget-insurance-of.ts';
import { deleteAdmission } from '../patients/queries/admissions.ts';
import { unlinkAccount } from '../patients/queries/patient-accounts.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import { endAccessTo } from '../proxies/queries/proxies.ts';
import type { Tables } from '../platform/db/tables.ts';
import { deleteVisitsOf } from '../visits/queries/visits.ts';

/**
 * Unlinks an account from its patient, who is free to enrol again at once. Everybody is signed out of it, and what stands
 * in it of the patient goes: stay, visits, insurance with all that was made with it, and the access of others to it. The
 * owner's profile, factors, messages and other estimates stay (decision 82). An account that still waits for its terms is
 * removed whole.
 *
 * @returns false if the account has no patient; nothing is changed then.
 */
export async function unlinkPatient(
  trx: Transaction<Tables>,
  { accountId, keys, now }: { accountId: string; keys: Keys; now: Date },
): Promise<boolean> {
  if (!(await unlinkAccount(trx, accountId))) return false;
  await clearPatient(trx, accountId);
  await endSessions(trx, accountId);
  await spendTicketsOf(trx, accountId, now);
  await forgetPatientIn(trx, accountId, now);
  const account = await findAccount(trx, accountId);
  const enrolment = account?.terms_accepted_at === null ? await findEnrolmentOf(trx, accountId) : undefined;
  if (enrolment !== undefined) await removeEnrolment(trx, keys, enrolment);
  return true;
}

/** Removes from an account what stands in it of the patient whom it has no more. */
export async function forgetPatientIn(trx: Transaction<Tables>, accountId: string, now: Date): Promise<void> {
  await deleteAdmission(trx, accountId);
  await endAccessTo(trx, accountId);
  await forgetReservation(trx, accountId);
  await deleteVisitsOf(trx, accountId);
  await forgetAccountInsurance(trx, accountId, now);
}
