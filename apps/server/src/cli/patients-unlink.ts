import { unlinkAccountOfPatient } from '../staff/accounts/ending/unlink-account.ts';
import type { Command } from './command.ts';
import { numberOfOption } from './known-patient.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** `portico patients unlink`: as `accounts unlink`, for the patient whose record was taken (decision 82). */
export const patientsUnlink: Command = {
  name: 'patients unlink',
  usage: '--mrn NUMBER --reason TEXT',
  summary: 'Unlink a patient from whatever account is linked to them, so that they can enrol again.',
  details: `As "accounts unlink", by the medical record number of the patient.\n${reasonDetails}`,
  options: { mrn: { type: 'string' }, ...reasonOption },
  records: ['accountUnlinked'],
  positionals: [],
  async run({ terminal, ...context }, given) {
    const reason = reasonOf(given);
    const medicalRecordNumber = numberOfOption(given);
    const accountId = await asStaff(context, (staff) => unlinkAccountOfPatient(staff, { medicalRecordNumber, reason }));
    terminal.out(
      `The patient can enrol again. Account ${accountId} was linked to them, and is signed out everywhere.\n`,
    );
    return 0;
  },
};
