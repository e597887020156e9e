import { countOf } from '../prices/figures.ts';
import { sessionsOfAccount } from '../staff/accounts/sign-in/sessions-of-account.ts';
import { minuteOf } from '../staff/times.ts';
import type { Command } from './command.ts';
import { asStaff } from './staff.ts';

/** `portico accounts sessions`: lists the browsers that are signed in to an account. */
export const accountsSessions: Command = {
  name: 'accounts sessions',
  usage: 'ACCOUNT [--end]',
  summary: 'List the browsers that an account is signed in on, and with --end sign them all out.',
  details: 'Times are UTC. A sign-in whose second step is still to come is ended as well.',
  options: { end: { type: 'boolean' } },
  records: ['sessionsListed', 'sessionsEndedByStaff'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, { positionals, options }) {
    const [username = ''] = positionals;
    const ends = options['end'] === true;
    const open = await asStaff(context, (staff) => sessionsOfAccount(staff, { username, ends }));
    const lines = open.map(
      ({ browser, signed_in_at, last_used_at }) =>
        `  ${browser || 'unknown browser'}, signed in ${minuteOf(signed_in_at)}, last used ${minuteOf(last_used_at)}\n`,
    );
    const end = ends ? 'All of them were signed out.\n' : '';
    terminal.out(`${username} is signed in on ${countOf(open.length, 'browser')}.\n${lines.join('')}${end}`);
    return 0;
  },
};
