import { deleteAdmission } from '../patients/queries/admissions.ts';
import { type Command, CommandError } from './command.ts';
import { asStaff, onAccount } from './staff.ts';

/** `portico accounts discharge`: records that a patient has left the hospital. */
export const accountsDischarge: Command = {
  name: 'accounts discharge',
  usage: 'ACCOUNT',
  summary: 'Note that a patient has left the hospital.',
  details: 'From the next sign-in on, the patient begins with their home again.',
  options: {},
  records: ['patientDischarged'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, { positionals }) {
    const [username = ''] = positionals;
    const told = await asStaff(context, (staff) =>
      onAccount(staff, { command: 'accounts discharge', username }, async (trx, account) => {
        const wasThere = await deleteAdmission(trx, account.account_id);
        if (!wasThere) throw new CommandError(`${username} is not admitted. Nothing was changed.`);
        return { event: 'patientDischarged', message: `${username} is discharged.\n` };
      }),
    );
    terminal.out(told);
    return 0;
  },
};
