import { type AccessCode, codesOfPatient } from '../enrolment/queries/access-codes.ts';
import { countOf } from '../prices/figures.ts';
import { DAY_SECONDS, dayIn } from '../platform/time.ts';
import type { Command } from './command.ts';
import { patientOfOption } from './known-patient.ts';
import { accountOf } from '../patients/queries/patient-accounts.ts';
import { asStaff, onPortal, type Staff } from './staff.ts';
import { limits } from '../platform/limits/limits.ts';

/** `portico activation list`: lists the codes and links that were issued to a patient. */
export const activationList: Command = {
  name: 'activation list',
  usage: '--mrn NUMBER',
  summary: 'List the access codes and links of a patient, and what became of each.',
  details: `The codes themselves are not kept. Those that expired are listed for ${limits.expiredAccessCode.window / DAY_SECONDS} days.`,
  options: { mrn: { type: 'string' } },
  records: ['accessCodesListed'],
  positionals: [],
  async run({ terminal, ...context }, given) {
    const told = await asStaff(context, async (staff) => {
      const { patientId } = await patientOfOption(given, staff);
      return onPortal(staff, 'activation list', async (trx) => {
        const codes = await codesOfPatient(trx, patientId);
        const lines = codes.map((code) => `  ${lineOf(code, staff)}\n`);
        const accountId = await accountOf(trx, patientId);
        const message = `${countOf(codes.length, 'code')}\n${lines.join('')}`;
        return { event: 'accessCodesListed', accountId, details: { codes: codes.length }, message };
      });
    });
    terminal.out(told);
    return 0;
  },
};

const channels: Readonly<Record<AccessCode['channel'], string>> = {
  letter: 'by letter',
  print: 'printed',
  sms: 'by text message',
};

function lineOf(code: AccessCode, staff: Staff): string {
  const { timeZone } = staff.settings.healthSystem;
  return `${dayIn(timeZone, code.issued_at)} ${channels[code.channel]}, ${stateOf(code, staff)}`;
}

function stateOf({ used_at, expires_at, failures }: AccessCode, { settings, now }: Staff): string {
  const { timeZone } = settings.healthSystem;
  if (used_at !== null) return `used or ended ${dayIn(timeZone, used_at)}`;
  if (expires_at <= now) return `expired ${dayIn(timeZone, expires_at)}`;
  const failed = failures === 0 ? '' : `, ${countOf(failures, 'failed lookup')}`;
  return `good until ${dayIn(timeZone, expires_at)}${failed}`;
}
