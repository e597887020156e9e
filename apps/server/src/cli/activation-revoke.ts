import { countOf } from '../prices/figures.ts';
import { revokeCodesForStaff } from '../staff/codes/codes-of-patient.ts';
import type { Command } from './command.ts';
import { numberOfOption } from './known-patient.ts';
import { asStaff } from './staff.ts';

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
    const number = numberOfOption(given);
    const codes = await asStaff(context, (staff) => revokeCodesForStaff(staff, number));
    terminal.out(`${countOf(codes, 'code')} taken back.\n`);
    return 0;
  },
};
