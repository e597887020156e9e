import { unsealProfile } from '../accounts/profile.ts';
import { findAccount } from '../accounts/queries/accounts.ts';
import { unlinkPatient } from '../lifecycle/unlink-patient.ts';
import { accountOf } from '../patients/queries/patient-accounts.ts';
import { type Command, CommandError } from './command.ts';
import { patientOfOption } from './known-patient.ts';
import { requireNameless } from '../staff/reason.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff, onPortal } from './staff.ts';

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
    const told = await asStaff(context, async (staff) => {
      const { patientId, medicalRecordNumber } = await patientOfOption(given, staff);
      const { keys } = staff.settings;
      return onPortal(staff, 'patients unlink', async (trx) => {
        const accountId = await accountOf(trx, patientId);
        const account = accountId === null ? undefined : await findAccount(trx, accountId);
        if (account !== undefined) requireNameless(reason, { ...unsealProfile(keys, account), medicalRecordNumber });
        if (accountId === null || !(await unlinkPatient(trx, { accountId, keys, now: staff.now }))) {
          throw new CommandError('This patient has no account. Nothing was changed.');
        }
        return {
          event: 'accountUnlinked',
          accountId,
          details: { reason },
          message: `The patient can enrol again. Account ${accountId} was linked to them, and is signed out everywhere.\n`,
        };
      });
    });
    terminal.out(told);
    return 0;
  },
};
