import { setAccountStatus } from '../accounts/queries/accounts.ts';
import { spendTicketsOf } from '../accounts/queries/tickets.ts';
import { endSessions } from '../accounts/sessions/end-sessions.ts';
import type { Command } from './command.ts';
import { asStaff, onAccount } from './staff.ts';

/** `portico accounts suspend`: suspends an account and signs it out everywhere (docs/decisions/0021). */
export const accountsSuspend: Command = {
  name: 'accounts suspend',
  usage: 'ACCOUNT [--until-reset]',
  summary: 'Suspend an account, and sign it out everywhere.',
  details:
    'It stays so until "accounts unlock", and links that were mailed before work no more. With --until-reset, as for a\n' +
    'password that others know, a reset of the password through a link mailed from now on lifts it as well. Whoever knows\n' +
    'the password is told of it at the next sign-in.',
  options: { 'until-reset': { type: 'boolean' } },
  records: ['accountSuspended'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, { positionals, options }) {
    const [username = ''] = positionals;
    const untilReset = options['until-reset'] === true;
    const told = await asStaff(context, (staff) =>
      onAccount(staff, { command: 'accounts suspend', username }, async (trx, account) => {
        await setAccountStatus(trx, account.account_id, untilReset ? 'mustReset' : 'suspended');
        await endSessions(trx, account.account_id);
        await spendTicketsOf(trx, account.account_id, staff.now);
        const end = untilReset ? 'its password is reset through a mailed link' : 'staff lift it with "accounts unlock"';
        return {
          event: 'accountSuspended',
          details: { untilReset },
          message: `${username} is suspended until ${end}, and signed out everywhere.\n`,
        };
      }),
    );
    terminal.out(told);
    return 0;
  },
};
