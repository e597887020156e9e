import { unsealProfile } from '../../../accounts/profile.ts';
import { setAccountStatus } from '../../../accounts/queries/accounts.ts';
import { subjectsOfAccount } from '../../../accounts/sign-in/try-subjects.ts';
import { liftLocks } from '../../../platform/limits/tries.ts';
import { ActError } from '../../act-error.ts';
import { actOnAccount, type NamedAct, type Staff } from '../../staff.ts';
import { type AccessChoice, settleAccesses } from '../../proxies/settle-accesses.ts';

/** What came of it. */
export interface Unlocked {
  wasSuspended: boolean;
  access: AccessChoice | null;
}

/**
 * Ends every lock of an account after too many tries, and its suspension.
 *
 * @param access what becomes of the accesses that were given while somebody had the suspended account; null where nothing is said.
 * @param lifts whether a suspension is lifted as well; without it a suspended account is refused.
 * @throws ActError for an account that is unknown or closed, for accesses of which nothing is said, and as `lifts` says.
 */
export async function unlockAccount(
  staff: Staff,
  { username, access: choice, lifts }: { username: string; access: AccessChoice | null; lifts: boolean },
): Promise<Unlocked> {
  return staff.withJobs((jobs) =>
    actOnAccount<Unlocked>(staff, named(username), async (trx, account) => {
      const wasSuspended = account.standing !== 'active';
      if (wasSuspended && !lifts) {
        throw new ActError('needsTwoPersons', `${username} is suspended, which two persons lift. Nothing was changed.`);
      }
      const access = wasSuspended ? await settleAccesses(trx, account, choice, { staff, jobs }) : null;
      const { account_id: accountId } = account;
      const { keys } = staff.settings;
      await setAccountStatus(trx, accountId, 'active');
      await liftLocks(trx, subjectsOfAccount(keys, accountId, unsealProfile(keys, account)));
      return {
        event: 'accountUnlocked',
        details: { was: account.standing, ...(access === null ? {} : { access }) },
        result: { wasSuspended, access },
      };
    }),
  );
}

const named = (username: string): NamedAct => ({ command: 'accounts unlock', username });
