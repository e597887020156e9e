import { dischargePatient } from '../staff/accounts/admit-patient.ts';
import type { Command } from './command.ts';
import { reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** `portico accounts discharge`: records that a patient has left the hospital. */
export const accountsDischarge: Command = {
  name: 'accounts discharge',
  usage: 'ACCOUNT [--reason TEXT]',
  summary: 'Note that a patient has left the hospital.',
  details: 'From the next sign-in on, the patient begins with their home again.',
  options: reasonOption,
  records: ['patientDischarged'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, { positionals, options }) {
    const [username = ''] = positionals;
    const reason = options['reason'] === undefined ? null : reasonOf({ options });
    await asStaff(context, (staff) => dischargePatient(staff, { username, reason }));
    terminal.out(`${username} is discharged.\n`);
    return 0;
  },
};
