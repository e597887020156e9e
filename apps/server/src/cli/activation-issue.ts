import { defaultLanguage, type Language, languages } from '@portico/contract';
import type { AccessCodesTable } from '../platform/db/enrolment-tables.ts';
import { accountOf } from '../patients/queries/patient-accounts.ts';
import type { PatientRecord } from '../ports/patients.ts';
import { issueLetter, issueLink, issuePrint } from './activation-channels.ts';
import { type Command, type CommandArguments, CommandError, UsageError } from './command.ts';
import { coverageOnFile, patientOfOption } from './known-patient.ts';
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
    const language = languageOf(given);
    const told = await asStaff(context, async (staff) => {
      const patient = await patientOfOption(given, staff);
      await requireEnrollable(patient, staff);
      const order = { patient, coverage: await coverageOnFile(patient, staff), language };
      if (channel === 'sms') return issueLink(order, staff);
      return channel === 'letter'
        ? issueLetter(order, staff)
        : issuePrint(order, String(given.options['print']), staff);
    });
    terminal.out(told);
    return 0;
  },
};

function channelOf({ options }: CommandArguments): AccessCodesTable['channel'] {
  const [channel, ...others] = (['letter', 'sms', 'print'] as const).filter((each) => options[each] !== undefined);
  if (channel === undefined || others.length > 0)
    throw new UsageError('Choose one of --letter, --sms and --print FILE.');
  if (channel === 'print' && options['print'] === '') throw new UsageError('--print needs the name of a file.');
  return channel;
}

function languageOf({ options }: CommandArguments): Language {
  const language = languages.find((each) => each === (options['language'] ?? defaultLanguage));
  if (language === undefined) throw new UsageError(`--language must be one of: ${languages.join(', ')}.`);
  return language;
}

/** @throws CommandError for a patient who cannot use a code. */
async function requireEnrollable({ standing: status, patientId }: PatientRecord, { database }: Staff): Promise<void> {
  if (status !== 'active') throw new CommandError(`The record of this patient is ${status}. Nothing was issued.`);
  if ((await accountOf(database.db, patientId)) !== null) {
    throw new CommandError('This patient has an account already. Nothing was issued.');
  }
}
