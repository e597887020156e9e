import { listSessions } from '../accounts/queries/sessions.ts';
import { countOf } from '../prices/figures.ts';
import { endSessions } from '../accounts/sessions/end-sessions.ts';
import { secondsAfter } from '../platform/time.ts';
import { minuteOf } from './account-text.ts';
import type { Command } from './command.ts';
import { asStaff, onAccount } from './staff.ts';

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
    const told = await asStaff(context, (staff) =>
      onAccount(staff, { command: 'accounts sessions', username }, async (trx, account) => {
        const { now, settings } = staff;
        const usedAfter = secondsAfter(now, -settings.healthSystem.session.idleSeconds);
        const open = await listSessions(trx, account.account_id, { now, usedAfter });
        const lines = open.map(
          ({ browser, signed_in_at, last_used_at }) =>
            `  ${browser || 'unknown browser'}, signed in ${minuteOf(signed_in_at)}, last used ${minuteOf(last_used_at)}\n`,
        );
        const list = `${username} is signed in on ${countOf(open.length, 'browser')}.\n${lines.join('')}`;
        const details = { sessions: open.length };
        if (options['end'] !== true) return { event: 'sessionsListed', details, message: list };
        await endSessions(trx, account.account_id);
        return { event: 'sessionsEndedByStaff', details, message: `${list}All of them were signed out.\n` };
      }),
    );
    terminal.out(told);
    return 0;
  },
};
