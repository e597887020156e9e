import { CLOSED_ACCOUNT_DAYS } from '@portico/contract';
import { closeAccountForStaff } from '../staff/accounts/ending/close-account.ts';
import { reopenAccountForStaff } from '../staff/accounts/ending/reopen-account.ts';
import type { Command } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

const rest = { usage: 'ACCOUNT --reason TEXT', options: reasonOption, positionals: ['ACCOUNT'] } as const;

/** `portico accounts close`: closes an account, as its owner can themselves (decision 83). */
export const accountsClose: Command = {
  ...rest,
  name: 'accounts close',
  summary: 'Close an account, and sign it out everywhere; its patient can enrol again at once.',
  details:
    `For ${CLOSED_ACCOUNT_DAYS} days "accounts reopen" opens it again; then everything in it is erased. Nobody signs in to it meanwhile, and\n` +
    'its username stays taken. The owner is told by e-mail once the server runs.\n' +
    reasonDetails,
  records: ['accountClosed'],
  async run({ terminal, ...context }, given) {
    const [username = ''] = given.positionals;
    const reason = reasonOf(given);
    await asStaff(context, (staff) => closeAccountForStaff(staff, { username, reason }));
    terminal.out(
      `${username} is closed, and is erased in ${CLOSED_ACCOUNT_DAYS} days. Until then "accounts reopen" opens it again.\n`,
    );
    return 0;
  },
};

/** `portico accounts reopen`: opens a closed account again. */
export const accountsReopen: Command = {
  ...rest,
  name: 'accounts reopen',
  summary: 'Open a closed account again, as it was.',
  details:
    'It gets its patient back, of whom everything on file is told, unless they have enrolled again meanwhile. If it was\n' +
    'suspended, it still is. Who had access to it before has none any more, and each device takes the second step again. Make\n' +
    'sure first who is asking, as for a new account. The owner is told by e-mail.\n' +
    reasonDetails,
  records: ['accountReopened'],
  async run({ terminal, ...context }, given) {
    const [username = ''] = given.positionals;
    const reason = reasonOf(given);
    const { standing, lostPatient } = await asStaff(context, (staff) =>
      reopenAccountForStaff(staff, { username, reason }),
    );
    const status = standing === 'active' ? '' : ' It is suspended, as it was before: "accounts unlock" lifts that.';
    const patient = lostPatient ? ' Its patient has enrolled again meanwhile: it is linked to no patient now.' : '';
    terminal.out(`${username} is open again.${status}${patient}\n`);
    return 0;
  },
};
