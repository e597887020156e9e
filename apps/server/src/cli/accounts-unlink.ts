import { unsealProfile } from '../accounts/profile.ts';
import { unlinkPatient } from '../lifecycle/unlink-patient.ts';
import { type Command, CommandError } from './command.ts';
import { reasonDetails, reasonOf, reasonOption, requireNameless } from './reason.ts';
import { asStaff, onAccount } from './staff.ts';

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
    const told = await asStaff(context, (staff) =>
      onAccount(staff, { command: 'accounts unlink', username }, async (trx, account) => {
        const { keys } = staff.settings;
        requireNameless(reason, unsealProfile(keys, account));
        const unlinked = await unlinkPatient(trx, { accountId: account.account_id, keys, now: staff.now });
        if (!unlinked) throw new CommandError(`${username} is linked to no patient. Nothing was changed.`);
        return {
          event: 'accountUnlinked',
          details: { reason },
          message: `${username} is linked to no patient any more, and signed out everywhere. The patient can enrol again.\n`,
        };
      }),
    );
    terminal.out(told);
    return 0;
  },
};
