import { unsealProfile } from '../accounts/profile.ts';
import { setAccountStatus } from '../accounts/queries/accounts.ts';
import { subjectsOfAccount } from '../accounts/sign-in/try-subjects.ts';
import { liftLocks } from '../platform/limits/tries.ts';
import { accessChoiceOf, accessOption, settleAccesses } from './accesses-of-suspended.ts';
import type { Command } from './command.ts';
import { asStaff, onAccount, withJobWriter } from './staff.ts';

/** `portico accounts unlock`: ends the suspension and all lockouts of an account. */
export const accountsUnlock: Command = {
  name: 'accounts unlock',
  usage: 'ACCOUNT [--access keep|end]',
  summary: 'Lift the suspension of an account, and every lock after too many tries.',
  details:
    'Lifts them for all devices and addresses: those of passwords, codes, security answers and recovery alike.\n' +
    'Whoever had taken the account may have let others in to its record. If it was suspended, and somebody was given access or\n' +
    'invited since there is the account, --access says what becomes of them; without it they are named, and nothing is changed.',
  options: accessOption,
  records: ['accountUnlocked'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, given) {
    const [username = ''] = given.positionals;
    const choice = accessChoiceOf(given);
    const told = await asStaff(context, (staff) =>
      withJobWriter(staff, (jobs) =>
        onAccount(staff, { command: 'accounts unlock', username }, async (trx, account) => {
          const wasSuspended = account.standing !== 'active';
          const access = wasSuspended ? await settleAccesses(trx, account, choice, { staff, jobs }) : null;
          const { account_id: accountId } = account;
          const { keys } = staff.settings;
          await setAccountStatus(trx, accountId, 'active');
          await liftLocks(trx, subjectsOfAccount(keys, accountId, unsealProfile(keys, account)));
          return {
            event: 'accountUnlocked',
            details: { was: account.standing, ...(access === null ? {} : { access }) },
            message: `${username} ${wasSuspended ? 'is no longer suspended' : 'was not suspended'}, and every lock is lifted.\n${endText(access)}`,
          };
        }),
      ),
    );
    terminal.out(told);
    return 0;
  },
};

function endText(access: 'keep' | 'end' | null): string {
  return access === 'end' ? 'The accesses and invitations to its record have ended.\n' : '';
}
