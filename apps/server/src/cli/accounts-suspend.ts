import { suspendAccount } from '../staff/accounts/sign-in/suspend-account.ts';
import type { Command } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** `portico accounts suspend`: suspends an account and signs it out everywhere (docs/decisions/0021). */
export const accountsSuspend: Command = {
  name: 'accounts suspend',
  usage: 'ACCOUNT [--until-reset] [--reason TEXT]',
  summary: 'Suspend an account, and sign it out everywhere.',
  details:
    'It stays so until "accounts unlock", and links that were mailed before work no more. With --until-reset, as for a\n' +
    'password that others know, a reset of the password through a link mailed from now on lifts it as well. Whoever knows\n' +
    'the password is told of it at the next sign-in.\n' +
    reasonDetails,
  options: { ...reasonOption, 'until-reset': { type: 'boolean' } },
  records: ['accountSuspended'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, { positionals, options }) {
    const [username = ''] = positionals;
    const untilReset = options['until-reset'] === true;
    const reason = options['reason'] === undefined ? null : reasonOf({ options });
    await asStaff(context, (staff) => suspendAccount(staff, { username, untilReset, reason }));
    const end = untilReset ? 'its password is reset through a mailed link' : 'staff lift it with "accounts unlock"';
    terminal.out(`${username} is suspended until ${end}, and signed out everywhere.\n`);
    return 0;
  },
};
