import { personKey, usernameKey } from '../platform/crypto/lookup-keys.ts';
import { unsealProfile } from '../accounts/profile.ts';
import { setAccountStatus } from '../accounts/queries/accounts.ts';
import { accountSubject } from '../accounts/sign-in/try-subjects.ts';
import { liftLocks } from '../platform/limits/tries.ts';
import type { Command } from './command.ts';
import { asStaff, onAccount } from './staff.ts';

/** `portico accounts unlock`: ends the suspension and all lockouts of an account. */
export const accountsUnlock: Command = {
  name: 'accounts unlock',
  usage: 'ACCOUNT',
  summary: 'Lift the suspension of an account, and every lock after too many tries.',
  details: 'Lifts them for all devices and addresses: those of passwords, codes, security answers and recovery alike.',
  options: {},
  records: ['accountUnlocked'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, { positionals }) {
    const [username = ''] = positionals;
    const told = await asStaff(context, (staff) =>
      onAccount(staff, { command: 'accounts unlock', username }, async (trx, account) => {
        const { keys } = staff.settings;
        const profile = unsealProfile(keys, account);
        await setAccountStatus(trx, account.account_id, 'active');
        await liftLocks(trx, [
          usernameKey(keys, profile.username),
          personKey(keys, profile),
          accountSubject(keys, account.account_id),
        ]);
        const was = account.standing === 'active' ? 'was not suspended' : 'is no longer suspended';
        return {
          event: 'accountUnlocked',
          details: { was: account.standing },
          message: `${username} ${was}, and every lock is lifted.\n`,
        };
      }),
    );
    terminal.out(told);
    return 0;
  },
};
