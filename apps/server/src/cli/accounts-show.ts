import { countOf } from '../prices/figures.ts';
import { type AccountView, viewAccount } from '../staff/accounts/view-account.ts';
import { dayOf, minuteOf } from '../staff/times.ts';
import { statusText } from './account-text.ts';
import type { Command } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** `portico accounts show`: what the help desk may see of an account: nothing that opens it, and nothing of its estimates. */
export const accountsShow: Command = {
  name: 'accounts show',
  usage: 'ACCOUNT --reason TEXT',
  summary: 'Show an account: owner, status, patient, factors, sessions, locks, last sign-in.',
  details: `Shows nothing that opens it: no answer, code or secret, and of factors their kinds alone. Times are UTC.\n${reasonDetails}`,
  options: reasonOption,
  records: ['accountShown'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, given) {
    const [username = ''] = given.positionals;
    const reason = reasonOf(given);
    const view = await asStaff(context, (staff) => viewAccount(staff, { username, reason }));
    terminal.out(
      rowsOf(view)
        .map(([name, value]) => `${`${name}:`.padEnd(WIDTH)}${value}\n`)
        .join(''),
    );
    return 0;
  },
};

/** Of the names of the rows. */
const WIDTH = 18;

function rowsOf(view: AccountView): ReadonlyArray<readonly [string, string]> {
  const { account, profile, lastSignInAt, sessions, devices, locks } = view;
  return [
    ['Account', account.account_id],
    ['Status', statusText(account)],
    ['Username', profile.username],
    ['Owner', `${profile.firstName} ${profile.lastName}, born ${profile.birthDate}, ZIP ${profile.zip || 'unknown'}`],
    ['E-mail', emailText(view)],
    ['Phones', profile.phones.join(', ') || 'none'],
    ['Language', profile.language],
    ['Patient', patientText(view)],
    ['Created', minuteOf(account.created_at)],
    ['Last sign-in', lastSignInAt === null ? 'never' : minuteOf(lastSignInAt)],
    ['Password changed', minuteOf(account.password_changed_at)],
    ['Second step', factorText(view)],
    ['Security question', account.security_question === null ? 'none' : 'set'],
    ['Signed in on', sessions.map(({ browser }) => browser || 'unknown browser').join('; ') || 'no browser'],
    ['Known devices', String(devices)],
    ['Locks', locks === 0 ? 'none' : `${countOf(locks, 'lock')}: "accounts unlock" lifts them`],
  ];
}

function emailText({ profile: { email }, account: { email_confirmed_at: at } }: AccountView): string {
  if (email === null) return 'none';
  return at === null ? `${email}, not confirmed: it gets no link, username or code` : email;
}

function factorText({ factors, recoveryCodes }: AccountView): string {
  if (factors.length === 0) return 'off';
  return `${factors.join(', ')}; ${countOf(recoveryCodes, 'recovery code')} left`;
}

/** The record number, where the registry has it. */
function patientText({ patient }: AccountView): string {
  if (patient === null) return 'none';
  const number = patient.medicalRecordNumber;
  return `${number === null ? '' : `${number}, `}linked on ${dayOf(patient.linkedAt)}`;
}
