import { revokeCodes } from '../enrolment/activation/revoke-codes.ts';
import { countOf } from '../prices/figures.ts';
import { accountOf } from '../patients/queries/patient-accounts.ts';
import type { Command } from './command.ts';
import { patientOfOption } from './known-patient.ts';
import { asStaff, onPortal } from './staff.ts';

/** `portico activation revoke`: revokes codes and links, for example of a lost letter. */
export const activationRevoke: Command = {
  name: 'activation revoke',
  usage: '--mrn NUMBER',
  summary: 'Take back every access code and link of a patient that has not led to an account.',
  details:
    'Whoever has looked one up already cannot make an account with it any more; one whose terms are not accepted yet is removed.',
  options: { mrn: { type: 'string' } },
  records: ['accessCodesRevoked'],
  positionals: [],
  async run({ terminal, ...context }, given) {
    const told = await asStaff(context, async (staff) => {
      const { patientId } = await patientOfOption(given, staff);
      return onPortal(staff, 'activation revoke', async (trx) => {
        const codes = await revokeCodes(trx, staff.settings.keys, patientId);
        const accountId = await accountOf(trx, patientId);
        const message = `${countOf(codes, 'code')} taken back.\n`;
        return { event: 'accessCodesRevoked', accountId, details: { codes }, message };
      });
    });
    terminal.out(told);
    return 0;
  },
};
