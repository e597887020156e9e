import { type ProxyScope, proxyScopes } from '@portico/contract';
import { type FormErrors, proxyInviteForm, readForm } from '@portico/rules';
import { type Minority, minorityOf } from '../proxies/minority.ts';
import { sendInvite, isFull } from '../proxies/send-invite.ts';
import type { AccessBasis } from '../platform/db/account-tables.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { limits } from '../platform/limits/limits.ts';
import { DAY_SECONDS, dayIn, secondsAfter } from '../platform/time.ts';
import { type Command, type CommandArguments, CommandError, UsageError } from './command.ts';
import { reserveLookedAfter } from '../staff/proxies/looked-after-patient.ts';
import { namedPatient, patientOptions, patientUsage } from './looked-after-patient.ts';
import { requireNameless } from '../staff/reason.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { scopesText } from '../staff/accounts/scopes-text.ts';
import { asStaff, onPortal, type Staff, withJobWriter } from './staff.ts';

const INVITE_DAYS = limits.proxyInvite.window / DAY_SECONDS;
const ACCESS_DAYS = limits.proxyAccess.window / DAY_SECONDS;

/** `portico proxies invite`: invites a person, by mail, to look after a patient's record. */
export const proxiesInvite: Command = {
  name: 'proxies invite',
  usage: `${patientUsage} --email ADDRESS --birth-date YYYY-MM-DD --name NAME [--as parent|guardian] [--may SCOPES] [--days NUMBER] --reason TEXT`,
  summary: 'Invite somebody by e-mail to look after the record of a patient.',
  details:
    `The link works once, within ${INVITE_DAYS} days, for an account with this e-mail address and birth date alone. The mail does not\n` +
    'name the patient, who is told of it. --may says what they may do, with commas between: view (see saved estimates and visits; unless\n' +
    'given), estimates (make, save and change estimates, enter insurance), messages (read and write), manage (book and change visits).\n' +
    `The access ends after --days (30, 90, 365 or 730; ${ACCESS_DAYS} unless given). With --mrn the patient needs no account: a child's\n` +
    'estimates are there once there is one. The record of a minor is opened to a parent or a guardian alone, which --as says: by the rule of\n' +
    'the settings (minors) the access ends when the child comes of age, before which both are told, and allows less from the age on that\n' +
    `it says. Look at the birth certificate or the order of the court first. The mails go out once the server runs.\n${reasonDetails}`,
  options: {
    ...patientOptions,
    ...reasonOption,
    email: { type: 'string' },
    'birth-date': { type: 'string' },
    name: { type: 'string' },
    as: { type: 'string' },
    may: { type: 'string' },
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
  scopes: readonly ProxyScope[];
  /** Null where it was not said. */
  basis: AccessBasis | null;
  /** Null where it was not said. */
  days: number | null;
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
  const basis = options['as'];
  if (basis !== undefined && basis !== 'parent' && basis !== 'guardian') {
    throw new UsageError('--as must be parent or guardian.');
  }
  return {
    invitee: { name, email, birthDate },
    scopes: scopesOf(text('may', 'view')),
    basis: basis ?? null,
    days: options['days'] === undefined ? null : Number(days),
  };
}

/** @throws UsageError for a word that is no scope. */
function scopesOf(may: string): ProxyScope[] {
  const asked = may.split(',').map((each) => each.trim());
  const scopes = proxyScopes.filter((each) => asked.includes(each));
  if (scopes.length !== new Set(asked).size) {
    throw new UsageError(`--may must be some of ${proxyScopes.join(', ')}, with commas between.`);
  }
  return scopes;
}

function firstOf(errors: FormErrors<typeof proxyInviteForm>): string {
  const [name] = Object.keys(errors) as Array<keyof typeof proxyInviteForm>;
  return optionOf[name ?? 'email'];
}

async function invite(
  { invitee, scopes, basis, days, reason }: Asked & { reason: string },
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
    const minority = minorityOf(patient, settings.healthSystem, now);
    requireBasis(basis, minority);
    const endsAt = endOf(days, minority, now);
    const privacy = minority?.privacy;
    const invitation = {
      patientAccountId,
      patient,
      invitee,
      scopes,
      basis: basis ?? 'staff',
      endsAt,
      privacy,
      language,
    };
    await sendInvite(trx, invitation, { settings, jobs, now });
    const day = (time: Date): string => dayIn(settings.healthSystem.timeZone, time);
    const untold = patient.email === null ? 'The patient has no e-mail address on file: tell them yourself.\n' : '';
    return {
      event: 'proxyInvited',
      accountId: patientAccountId,
      details: { scope: scopes.join(' '), basis: invitation.basis, reason },
      message:
        `The invitation to ${invitee.email} goes out as soon as the server runs; its link begins with ${settings.publicUrl}.\n` +
        `It allows ${scopesText(scopes)}, until ${day(endsAt)}${minority === null || days !== null ? '' : ', when the patient comes of age'}.\n` +
        (privacy === undefined
          ? ''
          : `From ${day(privacy.from)} on it allows ${scopesText(scopes.filter((each) => privacy.scopes.includes(each)))}.\n`) +
        untold,
    };
  });
}

/**
 * The record of a minor is opened to a parent or a guardian alone, and only a minor has parents.
 *
 * @throws CommandError
 */
function requireBasis(basis: AccessBasis | null, minority: Minority | null): void {
  if (minority !== null && basis === null) {
    throw new CommandError(
      'The patient is a minor: say --as parent or --as guardian, once you have seen what shows it. Nothing was changed.',
    );
  }
  if (minority === null && basis === 'parent') {
    throw new CommandError('The patient is of age: they invite a parent themselves. Nothing was changed.');
  }
}

/** Of a minor at the latest when they come of age. */
function endOf(days: number | null, minority: Minority | null, now: Date): Date {
  const given = secondsAfter(now, (days ?? ACCESS_DAYS) * DAY_SECONDS);
  if (minority === null) return given;
  return days === null || given > minority.adultFrom ? minority.adultFrom : given;
}
