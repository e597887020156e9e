import type { Transaction } from 'kysely';
import { unsealProfile } from '../accounts/profile.ts';
import { queueNotice } from '../accounts/queue-notice.ts';
import { saveAccountProof } from '../accounts/queries/account-proofs.ts';
import { type Account, setAccountPatient } from '../accounts/queries/accounts.ts';
import { clearPatient, markReopened } from '../accounts/queries/closed-accounts.ts';
import { endRemembering } from '../accounts/queries/devices.ts';
import { queueRecordNotice } from '../enrolment/record-notice/record-notice-job.ts';
import { holdRecords, linkRecords } from '../patients/link-patient.ts';
import { unlinkAccount } from '../patients/queries/patient-accounts.ts';
import { recordNumberOf } from '../patients/record-number.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Closing } from './close-account.ts';
import { forgetPatientIn } from './unlink-patient.ts';

/**
 * Opens a closed account again, as it was: one that was suspended or frozen still is. Each device takes the second step
 * again. Its owner is told by mail.
 *
 * It gets its patient back, whose record may have been merged into another one meanwhile, and everything on file of them is told, as of any account that opens their record (decision
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
  const [last, ...others] = patientIds;
  const records = last === undefined ? null : await holdRecords(trx, [last, ...others]);
  const lostPatient = records !== null && !(await linkRecords(trx, records, { accountId, now }));
  if (lostPatient) {
    await unlinkAccount(trx, accountId);
    await clearPatient(trx, accountId);
    await forgetPatientIn(trx, accountId, now);
  } else if (records !== null) {
    await setAccountPatient(trx, accountId, records.inForce);
    await tellPatient(trx, { accountId, patientId: records.inForce }, closing);
  }
  await queueNotice(trx, jobs, unsealProfile(settings.keys, account), 'accountReopened', settings);
  return { standing, lostPatient };
}

async function tellPatient(
  trx: Transaction<Tables>,
  { accountId, patientId }: { accountId: string; patientId: string },
  { jobs, settings, now }: Closing,
): Promise<void> {
  const number = await recordNumberOf(trx, settings.keys, patientId);
  await saveAccountProof(trx, accountId, { method: 'staff', at: now });
  await queueRecordNotice(trx, jobs, { accountId, patientId, number, proof: 'staff' }, now);
}
