import { type ProxyScope, proxyScopes } from '@portico/contract';
import type { FormErrors, proxyInviteForm } from '@portico/rules';
import { limits } from '../platform/limits/limits.ts';
import { DAY_SECONDS, dayIn } from '../platform/time.ts';
import { scopesText } from '../staff/proxies/scopes-text.ts';
import { inviteProxyForStaff, type SentInvitation, type StaffInvitation } from '../staff/proxies/invite-proxy.ts';
import { readInviteForm } from '../staff/proxies/read-invitee.ts';
import { type Command, type CommandArguments, UsageError } from './command.ts';
import { namedPatient, patientOptions, patientUsage } from './looked-after-patient.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff, type Staff } from './staff.ts';

const INVITE_DAYS = limits.proxyInvite.window / DAY_SECONDS;
const ACCESS_DAYS = limits.proxyAccess.window / DAY_SECONDS;

/** `portico proxies invite`: invites a person, by mail, to look after a patient's record. */
export const proxiesInvite: Command = {
  name: 'proxies invite',
  usage: `${patientUsage} --email ADDRESS --birth-date YYYY-MM-DD --name NAME [--basis parent|guardian] [--may SCOPES] [--days NUMBER] --reason TEXT`,
  summary: 'Invite somebody by e-mail to look after the record of a patient.',
  details:
    `The link works once, within ${INVITE_DAYS} days, for an account with this e-mail address and birth date alone. The mail does not\n` +
    'name the patient, who is told of it. --may says what they may do, with commas between: view (see saved estimates and visits; unless\n' +
    'given), estimates (make, save and change estimates, enter insurance), messages (read and write), manage (book and change visits).\n' +
    `The access ends after --days (30, 90, 365 or 730; ${ACCESS_DAYS} unless given). With --mrn the patient needs no account: a child's\n` +
    'estimates are there once there is one. The record of a minor is opened to a parent or a guardian alone, which --basis says: by the rule of\n' +
    'the settings (minors) the access ends when the child comes of age, before which both are told, and allows less from the age on that\n' +
    `it says. Look at the birth certificate or the order of the court first. The mails go out once the server runs.\n${reasonDetails}`,
  options: {
    ...patientOptions,
    ...reasonOption,
    email: { type: 'string' },
    'birth-date': { type: 'string' },
    name: { type: 'string' },
    basis: { type: 'string' },
    may: { type: 'string' },
    days: { type: 'string' },
  },
  records: ['proxyInvited'],
  positionals: [],
  optionalPositionals: ['USERNAME'],
  async run({ terminal, ...context }, given) {
    const reason = reasonOf(given);
    const told = await asStaff(context, async (staff) => {
      const invitation = invitationOf(given, staff);
      const patient = await namedPatient(given, staff);
      return textOf(invitation, await inviteProxyForStaff(staff, { ...invitation, patient, reason }), staff);
    });
    terminal.out(told);
    return 0;
  },
};

interface Asked {
  invitee: { name: string; email: string; birthDate: string };
  scopes: readonly ProxyScope[];
  /** Null where it was not said. */
  basis: StaffInvitation['basis'];
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
function invitationOf({ options }: CommandArguments, staff: Staff): Asked {
  const text = (name: string, otherwise = ''): string => String(options[name] ?? otherwise);
  const days = text('days');
  const typed = { name: text('name'), email: text('email'), birthDate: text('birth-date'), days };
  const read = readInviteForm(typed, staff);
  if ('errors' in read) throw new UsageError(firstOf(read.errors));
  const { name, email, dateOfBirth: birthDate } = read.values;
  const { basis } = options;
  if (basis !== undefined && basis !== 'parent' && basis !== 'guardian') {
    throw new UsageError('--basis must be parent or guardian.');
  }
  return {
    invitee: { name, email, birthDate },
    scopes: scopesOf(text('may', 'view')),
    basis: basis ?? null,
    days: days === '' ? null : Number(days),
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

function textOf({ invitee, scopes }: Asked, sent: SentInvitation, { settings }: Staff): string {
  const day = (time: Date): string => dayIn(settings.healthSystem.timeZone, time);
  const { endsAt, endsOfAge, privacy, isPatientTold } = sent;
  return (
    `The invitation to ${invitee.email} goes out as soon as the server runs; its link begins with ${settings.publicUrl}.\n` +
    `It allows ${scopesText(scopes)}, until ${day(endsAt)}${endsOfAge ? ', when the patient comes of age' : ''}.\n` +
    (privacy === null ? '' : `From ${day(privacy.from)} on it allows ${scopesText(privacy.scopes)}.\n`) +
    (isPatientTold ? '' : 'The patient has no e-mail address on file: tell them yourself.\n')
  );
}
