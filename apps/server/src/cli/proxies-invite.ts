import { type FormErrors, proxyInviteForm, readForm } from '@portico/rules';
import { sendInvite, isFull } from '../proxies/send-invite.ts';
import type { ProxyScope } from '../proxies/proxy-scope.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { limits } from '../platform/limits/limits.ts';
import { DAY_SECONDS, dayIn } from '../platform/time.ts';
import { type Command, type CommandArguments, CommandError, UsageError } from './command.ts';
import { namedPatient, patientOptions, patientUsage, reserveLookedAfter } from './looked-after-patient.ts';
import { reasonDetails, reasonOf, reasonOption, requireNameless } from './reason.ts';
import { asStaff, onPortal, type Staff, withJobWriter } from './staff.ts';

const INVITE_DAYS = limits.proxyInvite.window / DAY_SECONDS;
const ACCESS_DAYS = limits.proxyAccess.window / DAY_SECONDS;

/** `portico proxies invite`: invites a person, by mail, to look after a patient's record. */
export const proxiesInvite: Command = {
  name: 'proxies invite',
  usage: `${patientUsage} --email ADDRESS --birth-date YYYY-MM-DD --name NAME [--manage] [--days NUMBER] --reason TEXT`,
  summary: 'Invite somebody by e-mail to look after the record of a patient.',
  details:
    `The link works once, within ${INVITE_DAYS} days, for an account with this e-mail address and birth date alone. The mail does not\n` +
    'name the patient, who is told of it. With --manage the person may also make, save and change estimates for the patient.\n' +
    `The access ends after --days (30, 90, 365 or 730; ${ACCESS_DAYS} unless given). With --mrn the patient needs no account: a child's\n` +
    `estimates are there once there is one. The mails go out once the server runs.\n${reasonDetails}`,
  options: {
    ...patientOptions,
    ...reasonOption,
    email: { type: 'string' },
    'birth-date': { type: 'string' },
    name: { type: 'string' },
    manage: { type: 'boolean' },
    days: { type: 'string' },
  },
  records: ['proxyInvited'],
  positionals: [],
  optionalPositionals: ['USERNAME'],
  async run({ terminal, ...context }, given) {
    const reason = reasonOf(given);
    const told = await asStaff(context, (staff) => {
      const invitation = invitationOf(given, staff);
      return withJobWriter(staff, (jobs) => invite({ ...invitation, reason }, given, { staff, jobs }));
    });
    terminal.out(told);
    return 0;
  },
};

interface Asked {
  invitee: { name: string; email: string; birthDate: string };
  scope: ProxyScope;
  days: number;
}

const optionOf: Readonly<Record<keyof typeof proxyInviteForm, string>> = {
  name: '--name must be what the patient calls the person.',
  email: '--email must be the address of the person to invite.',
  dateOfBirth: '--birth-date must be the birth date of the person to invite, as 1986-04-27.',
  days: '--days must be 30, 90, 365 or 730.',
};

/** @throws UsageError that names the first option in error. */
function invitationOf({ options }: CommandArguments, { settings, now }: Staff): Asked {
  const text = (name: string, otherwise = ''): string => String(options[name] ?? otherwise);
  const [year = '', month = '', day = ''] = text('birth-date').split('-');
  const input = {
    name: text('name'),
    email: text('email'),
    dateOfBirth: `${month}/${day}/${year}`,
    days: text('days', String(ACCESS_DAYS)),
  };
  const read = readForm(proxyInviteForm, input, { today: dayIn(settings.healthSystem.timeZone, now) });
  if ('errors' in read) throw new UsageError(firstOf(read.errors));
  const { name, email, dateOfBirth: birthDate, days } = read.values;
  return {
    invitee: { name, email, birthDate },
    scope: options['manage'] === true ? 'manage' : 'view',
    days: Number(days),
  };
}

function firstOf(errors: FormErrors<typeof proxyInviteForm>): string {
  const [name] = Object.keys(errors) as Array<keyof typeof proxyInviteForm>;
  return optionOf[name ?? 'email'];
}

async function invite(
  { invitee, scope, days, reason }: Asked & { reason: string },
  given: CommandArguments,
  { staff, jobs }: { staff: Staff; jobs: Pick<JobQueue, 'enqueue'> },
): Promise<string> {
  const named = await namedPatient(given, staff);
  const { settings, now } = staff;
  return onPortal(staff, 'proxies invite', async (trx) => {
    const patient = await reserveLookedAfter(trx, named, staff);
    requireNameless(reason, patient.named);
    if (await isFull(trx, patient.accountId, now)) {
      throw new CommandError(
        'As many people look after this record, or are invited to, as can be. Nothing was changed.',
      );
    }
    const { accountId: patientAccountId, language } = patient;
    await sendInvite(trx, { patientAccountId, patient, invitee, scope, days, language }, { settings, jobs, now });
    const untold = patient.email === null ? 'The patient has no e-mail address on file: tell them yourself.\n' : '';
    return {
      event: 'proxyInvited',
      accountId: patientAccountId,
      details: { scope, reason },
      message: `The invitation to ${invitee.email} goes out as soon as the server runs; its link begins with ${settings.publicUrl}.\n${untold}`,
    };
  });
}
