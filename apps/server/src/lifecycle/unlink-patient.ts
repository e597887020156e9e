import type { Transaction } from 'kysely';
import { type Account, findAccount } from '../accounts/queries/accounts.ts';
import { clearPatient } from '../accounts/queries/closed-accounts.ts';
import { renewReservation } from '../accounts/queries/reserved-accounts.ts';
import { spendTicketsOf } from '../accounts/queries/tickets.ts';
import { endSessions } from '../accounts/sessions/end-sessions.ts';
import { findEnrolmentOf } from '../enrolment/queries/enrolments.ts';
import { removeEnrolment } from '../enrolment/remove-enrolment.ts';
import { forgetAccountInsurance } from '../estimates/insurance/forget-insurance-of.ts';
import { moveSavedEstimates } from '../estimates/queries/saved-estimates.ts';
import { deleteAdmission } from '../patients/queries/admissions.ts';
import { unlinkAccount } from '../patients/queries/patient-accounts.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import { endAccessTo, moveAccessFrom } from '../proxies/queries/proxies.ts';
import type { Tables } from '../platform/db/tables.ts';
import { deleteVisitsOf } from '../visits/queries/visits.ts';

/**
 * Unlinks an account from its patient, who is free to enrol again at once. Everybody is signed out of it, and what stands
 * in it of the patient goes: stay, visits, insurance with all that was made with it, and the access of others to it. What others
 * were given and have saved before there was the account waits for the patient's next one. The owner's profile, factors,
 * messages and other estimates stay (decision 82). An account that still waits for its terms is removed whole.
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
  if (account !== undefined) await keepForPatient(trx, account);
  await endAccessTo(trx, accountId);
  const enrolment = account?.terms_accepted_at === null ? await findEnrolmentOf(trx, accountId) : undefined;
  if (enrolment !== undefined) await removeEnrolment(trx, keys, enrolment);
  return true;
}

/** Removes from an account what stands in it of the patient whom it has no more. */
export async function forgetPatientIn(trx: Transaction<Tables>, accountId: string, now: Date): Promise<void> {
  await deleteAdmission(trx, accountId);
  await deleteVisitsOf(trx, accountId);
  await forgetAccountInsurance(trx, accountId, now);
}

/** The patient was looked after before somebody had this account: that goes to the account which they will have. */
async function keepForPatient(
  trx: Transaction<Tables>,
  { account_id: from, created_at: before }: Pick<Account, 'account_id' | 'created_at'>,
): Promise<void> {
  const to = await renewReservation(trx, from);
  if (to === undefined) return;
  await moveAccessFrom(trx, { from, to, before });
  await moveSavedEstimates(trx, { from, to, before });
}
