import { eraseAccountForStaff } from '../staff/accounts/ending/erase-account.ts';
import { type Command, UsageError } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** `portico accounts erase`: erases an account at once (decision 83). */
export const accountsErase: Command = {
  name: 'accounts erase',
  usage: 'ACCOUNT --forever --reason TEXT',
  summary: 'Erase an account and everything in it at once, closed or not. Nothing brings it back.',
  details:
    'Its username and its patient are free. What the hospital has on record about the patient stays, and so do the entries of\n' +
    'the audit trail, by a random id that leads to nobody any more. The owner gets a last e-mail. Give them "accounts export"\n' +
    'first if they want their data.\n' +
    reasonDetails,
  options: { forever: { type: 'boolean' }, ...reasonOption },
  records: ['accountErased'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, given) {
    const [username = ''] = given.positionals;
    if (given.options['forever'] !== true) {
      throw new UsageError(
        '--forever is missing: nothing brings an erased account back. "accounts close" can be undone.',
      );
    }
    const reason = reasonOf(given);
    const accountId = await asStaff(context, (staff) => eraseAccountForStaff(staff, { username, reason }));
    terminal.out(`Account ${accountId} is erased. Its username and its patient are free.\n`);
    return 0;
  },
};
