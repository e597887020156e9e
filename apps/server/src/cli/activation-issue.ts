import { defaultLanguage, languages } from '@portico/contract';
import { writeFile } from 'node:fs/promises';
import type { AccessCodesTable } from '../platform/db/enrolment-tables.ts';
import { dayIn } from '../platform/time.ts';
import { type CodeOrder, type IssuedCode, issueLetter, issueLink, issuePrint } from '../staff/codes/issue-code.ts';
import { type Command, type CommandArguments, CommandError, UsageError } from './command.ts';
import { numberOfOption } from './known-patient.ts';
import { readLanguageOption } from './language-option.ts';
import { asStaff, type Staff } from './staff.ts';

/** `portico activation issue`: gives a patient a code or a link to create an account. */
export const activationIssue: Command = {
  name: 'activation issue',
  usage: `--mrn NUMBER (--letter | --sms | --print FILE) [--language ${languages.join('|')}]`,
  summary: 'Issue an access code by letter, a link by text message, or a letter to hand over.',
  details:
    '--letter posts it to the address on file, --sms sends a link to the mobile phone on file; both go out\n' +
    'once the server runs. --print writes the letter as PDF into FILE, and posts nothing. A code is good for 30\n' +
    'days, a link for 7; neither is shown, and each works once. What was issued before stays good until one of them is used.',
  options: {
    mrn: { type: 'string' },
    letter: { type: 'boolean' },
    sms: { type: 'boolean' },
    print: { type: 'string' },
    language: { type: 'string' },
  },
  files: ['print'],
  records: ['accessCodeIssued'],
  positionals: [],
  async run({ terminal, ...context }, given) {
    const channel = channelOf(given);
    const language = readLanguageOption(given.options['language']) ?? defaultLanguage;
    const order = { medicalRecordNumber: numberOfOption(given), language };
    const told = await asStaff(context, async (staff) => {
      if (channel === 'print') return printed(order, String(given.options['print']), staff);
      if (channel === 'letter') {
        const issued = await issueLetter(order, staff);
        return `The letter goes out as soon as the server runs; ${goodUntil(issued, staff)}`;
      }
      const issued = await issueLink(order, staff);
      return `The link goes to the phone that ends in ${issued.phoneEnd}; ${goodUntil(issued, staff)}`;
    });
    terminal.out(`${told}\n`);
    return 0;
  },
};

/** Writes a letter to a file that only its owner may read. @throws CommandError if that is not possible. */
async function printed(order: CodeOrder, file: string, staff: Staff): Promise<string> {
  const issued = await issuePrint(order, staff, (pdf) =>
    // Fails if the file exists.
    writeFile(file, pdf, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      const why = code === 'EEXIST' ? 'There is a file of this name' : `The file cannot be written (${code})`;
      throw new CommandError(`${why}. Nothing was issued.`, { cause: error });
    }),
  );
  return `The letter is in ${file}; ${goodUntil(issued, staff)}`;
}

function goodUntil({ expiresAt }: IssuedCode, { settings }: Staff): string {
  return `it is good until ${dayIn(settings.healthSystem.timeZone, expiresAt)}.`;
}

function channelOf({ options }: CommandArguments): AccessCodesTable['channel'] {
  const [channel, ...others] = (['letter', 'sms', 'print'] as const).filter((each) => options[each] !== undefined);
  if (channel === undefined || others.length > 0)
    throw new UsageError('Choose one of --letter, --sms and --print FILE.');
  if (channel === 'print' && options['print'] === '') throw new UsageError('--print needs the name of a file.');
  return channel;
}
