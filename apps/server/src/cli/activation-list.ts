import { limits } from '../platform/limits/limits.ts';
import { DAY_SECONDS, dayIn } from '../platform/time.ts';
import { countOf } from '../prices/figures.ts';
import { type IssuedAccessCode, listCodesForStaff } from '../staff/codes/codes-of-patient.ts';
import type { Command } from './command.ts';
import { numberOfOption } from './known-patient.ts';
import { asStaff, type Staff } from './staff.ts';

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
    const number = numberOfOption(given);
    const told = await asStaff(context, async (staff) => {
      const { codes } = await listCodesForStaff(staff, number);
      return `${countOf(codes.length, 'code')}\n${codes.map((code) => `  ${lineOf(code, staff)}\n`).join('')}`;
    });
    terminal.out(told);
    return 0;
  },
};

const channels: Readonly<Record<IssuedAccessCode['channel'], string>> = {
  letter: 'by letter',
  print: 'printed',
  sms: 'by text message',
};

function lineOf(code: IssuedAccessCode, staff: Staff): string {
  const { timeZone } = staff.settings.healthSystem;
  return `${dayIn(timeZone, code.issued_at)} ${channels[code.channel]}, ${stateOf(code, staff)}`;
}

function stateOf({ used_at, expires_at, failures }: IssuedAccessCode, { settings, now }: Staff): string {
  const { timeZone } = settings.healthSystem;
  if (used_at !== null) return `used or ended ${dayIn(timeZone, used_at)}`;
  if (expires_at <= now) return `expired ${dayIn(timeZone, expires_at)}`;
  const failed = failures === 0 ? '' : `, ${countOf(failures, 'failed lookup')}`;
  return `good until ${dayIn(timeZone, expires_at)}${failed}`;
}
