import { unlinkAccount } from '../staff/accounts/ending/unlink-account.ts';
import type { Command } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** `portico accounts unlink`: unlinks an account from its patient, who can then enrol again (decision 82). */
export const accountsUnlink: Command = {
  name: 'accounts unlink',
  usage: 'ACCOUNT --reason TEXT',
  summary: 'Unlink an account from its patient, who can enrol again at once.',
  details:
    'Signs the account out everywhere, and takes from it what is of the patient: stay, visits, insurance with the estimates\n' +
    'made with it, and the access of others to the record. The account itself stays, as that of somebody without a record:\n' +
    '"accounts close" ends it.\n' +
    reasonDetails,
  options: reasonOption,
  records: ['accountUnlinked'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, given) {
    const [username = ''] = given.positionals;
    const reason = reasonOf(given);
    await asStaff(context, (staff) => unlinkAccount(staff, { username, reason }));
    terminal.out(
      `${username} is linked to no patient any more, and signed out everywhere. The patient can enrol again.\n`,
    );
    return 0;
  },
};
