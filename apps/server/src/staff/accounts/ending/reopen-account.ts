import { unsealProfile } from '../../../accounts/profile.ts';
import { reopenAccount } from '../../../lifecycle/reopen-account.ts';
import { ActError } from '../../act-error.ts';
import { requireNameless } from '../../reason.ts';
import { actOnAnyAccount, type Staff } from '../../staff.ts';

/**
 * Opens a closed account again.
 *
 * @param reason of readReason.
 * @returns its status, and whether it has no patient now, although it had one.
 * @throws ActError for an account that is unknown or not closed, and a reason that names its owner.
 */
export async function reopenAccountForStaff(
  staff: Staff,
  { username, reason }: { username: string; reason: string },
): ReturnType<typeof reopenAccount> {
  return staff.withJobs((jobs) =>
    actOnAnyAccount(staff, { command: 'accounts reopen', username }, async (trx, account) => {
      requireNameless(reason, unsealProfile(staff.settings.keys, account));
      if (account.standing !== 'closed') {
        throw new ActError('accountNotClosed', `${username} is not closed. Nothing was changed.`);
      }
      const reopened = await reopenAccount(trx, account, { jobs, ...staff });
      const { lostPatient, standing: is } = reopened;
      return { event: 'accountReopened', details: { reason, lostPatient, is }, result: reopened };
    }),
  );
}
