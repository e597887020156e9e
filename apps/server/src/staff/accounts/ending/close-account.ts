import { unsealProfile } from '../../../accounts/profile.ts';
import { closeAccount } from '../../../lifecycle/close-account.ts';
import { requireNameless } from '../../reason.ts';
import { actOnAccount, type Staff } from '../../staff.ts';

/**
 * Closes an account, as its owner can themselves (decision 83).
 *
 * @param reason of readReason.
 * @throws ActError for an account that is unknown or closed, and a reason that names its owner.
 */
export async function closeAccountForStaff(
  staff: Staff,
  { username, reason }: { username: string; reason: string },
): Promise<void> {
  await staff.withJobs((jobs) =>
    actOnAccount(staff, { command: 'accounts close', username }, async (trx, account) => {
      requireNameless(reason, unsealProfile(staff.settings.keys, account));
      await closeAccount(trx, account, { jobs, ...staff });
      return { event: 'accountClosed', details: { reason, was: account.standing }, result: undefined };
    }),
  );
}
