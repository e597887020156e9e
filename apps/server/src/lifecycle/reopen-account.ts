import type { Transaction } from 'kysely';
import { unsealProfile } from '../accounts/profile.ts';
import { queueNotice } from '../accounts/queue-notice.ts';
import { saveAccountProof } from '../accounts/queries/account-proofs.ts';
import type { Account } from '../accounts/queries/accounts.ts';
import { clearPatient, markReopened } from '../accounts/queries/closed-accounts.ts';
import { endRemembering } from '../accounts/queries/devices.ts';
import { queueRecordNotice } from '../enrolment/record-notice/record-notice-job.ts';
import { linkAccount, unlinkAccount } from '../patients/queries/patient-accounts.ts';
import { recordNumberOf } from '../patients/record-number.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Closing } from './close-account.ts';
import { forgetPatientIn } from './unlink-patient.ts';

/**
 * Opens a closed account again, as it was: one that was suspended or frozen still is. Each device takes the second step
 * again. Its owner is told by mail.
 *
 * It gets its patient back, and everything on file of them is told, as of any account that opens their record (decision
 * 84). If they have enrolled again meanwhile, what stands in it of them goes, as it does when staff unlink it.
 *
 * @returns its status, and whether it has no patient now, although it had one.
 */
export async function reopenAccount(
  trx: Transaction<Tables>,
  account: Account,
  closing: Closing,
): Promise<{ standing: Account['standing']; lostPatient: boolean }> {
  const { jobs, settings, now } = closing;
  const { account_id: accountId, patients_before: patientIds } = account;
  const standing = await markReopened(trx, account);
  await endRemembering(trx, accountId);
  const lostPatient = !(await linkPatients(trx, patientIds, { accountId, now }));
  if (lostPatient) {
    await clearPatient(trx, accountId);
    await forgetPatientIn(trx, accountId, now);
  } else {
    await tellPatient(trx, account, closing);
  }
  await queueNotice(trx, jobs, unsealProfile(settings.keys, account), 'accountReopened', settings);
  return { standing, lostPatient };
}

/**
 * Links the records of one patient: several after a merge.
 *
 * @returns false if the patient has another account by now; nothing is linked then.
 */
async function linkPatients(
  trx: Transaction<Tables>,
  patientIds: readonly string[],
  link: { accountId: string; now: Date },
): Promise<boolean> {
  // In their order, so that two who link the same records wait for each other.
  for (const patientId of patientIds.toSorted()) {
    if (!(await linkAccount(trx, { patientId, ...link }))) {
      await unlinkAccount(trx, link.accountId);
      return false;
    }
  }
  return true;
}

async function tellPatient(
  trx: Transaction<Tables>,
  { account_id: accountId, patients_before: [patientId] }: Account,
  { jobs, settings, now }: Closing,
): Promise<void> {
  if (patientId === undefined) return;
  const number = await recordNumberOf(trx, settings.keys, patientId);
  await saveAccountProof(trx, accountId, { method: 'staff', at: now });
  await queueRecordNotice(trx, jobs, { accountId, patientId, number, proof: 'staff' }, now);
}
