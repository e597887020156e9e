import { unsealProfile } from '../../../accounts/profile.ts';
import { eraseAccount } from '../../../lifecycle/erase-account.ts';
import { requireNameless } from '../../reason.ts';
import { actOnAnyAccount, type Staff } from '../../staff.ts';

/**
 * Erases an account and everything in it at once, closed or not (decision 83). Nothing brings it back.
 *
 * @param reason of readReason.
 * @returns the id that the account had.
 * @throws ActError for an unknown account, and a reason that names its owner.
 */
export async function eraseAccountForStaff(
  staff: Staff,
  { username, reason }: { username: string; reason: string },
): Promise<string> {
  return staff.withJobs((jobs) =>
    actOnAnyAccount(staff, { command: 'accounts erase', username }, async (trx, account) => {
      requireNameless(reason, unsealProfile(staff.settings.keys, account));
      await eraseAccount(trx, account, { jobs, ...staff });
      return { event: 'accountErased', details: { reason }, result: account.account_id };
    }),
  );
}
