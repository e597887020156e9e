import { unsealProfile } from '../../../accounts/profile.ts';
import { findAccount } from '../../../accounts/queries/accounts.ts';
import { holdAccount } from '../../../accounts/queries/closed-accounts.ts';
import { unlinkPatient } from '../../../lifecycle/unlink-patient.ts';
import { accountOf } from '../../../patients/queries/patient-accounts.ts';
import { ActError } from '../../act-error.ts';
import { findKnownPatient } from '../../known-patient.ts';
import { requireNameless } from '../../reason.ts';
import { actOnAccount, actOnPortal, recordRefusals, type Staff } from '../../staff.ts';

/**
 * Unlinks an account from its patient, who can enrol again at once (decision 82).
 *
 * @param reason of readReason.
 * @throws ActError for an account that is unknown, closed or linked to nobody, and a reason that names its owner.
 */
export async function unlinkAccount(
  staff: Staff,
  { username, reason }: { username: string; reason: string },
): Promise<void> {
  await actOnAccount(staff, { command: 'accounts unlink', username }, async (trx, account) => {
    const { keys } = staff.settings;
    requireNameless(reason, unsealProfile(keys, account));
    const unlinked = await unlinkPatient(trx, { accountId: account.account_id, keys, now: staff.now });
    if (!unlinked) throw new ActError('notLinked', `${username} is linked to no patient. Nothing was changed.`);
    return { event: 'accountUnlinked', details: { reason }, result: undefined };
  });
}

/**
 * As unlinkAccount, for the patient whose record was taken (decision 82).
 *
 * @param reason of readReason.
 * @returns the id of the account that was linked to them.
 * @throws ActError for an unknown patient, one who has no account, and a reason that names the account's owner.
 */
export async function unlinkAccountOfPatient(
  staff: Staff,
  { medicalRecordNumber: given, reason }: { medicalRecordNumber: string; reason: string },
): Promise<string> {
  const { patientId, medicalRecordNumber } = await findKnownPatient(given, staff);
  const { keys } = staff.settings;
  return recordRefusals(staff, 'patients unlink', (know) =>
    actOnPortal(staff, 'patients unlink', async (trx) => {
      const held = await accountOf(trx, patientId);
      if (held !== null) await holdAccount(trx, held);
      const accountId = await accountOf(trx, patientId);
      know({ accountId });
      const account = accountId === null ? undefined : await findAccount(trx, accountId);
      if (account !== undefined) requireNameless(reason, { ...unsealProfile(keys, account), medicalRecordNumber });
      if (accountId === null || !(await unlinkPatient(trx, { accountId, keys, now: staff.now }))) {
        throw new ActError('notLinked', 'This patient has no account. Nothing was changed.');
      }
      return { event: 'accountUnlinked', accountId, details: { reason }, result: accountId };
    }),
  );
}
