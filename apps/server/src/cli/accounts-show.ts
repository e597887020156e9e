import type { Kysely } from 'kysely';
import { type Profile, unsealProfile } from '../accounts/profile.ts';
import type { Account } from '../accounts/queries/accounts.ts';
import { listDevices } from '../accounts/queries/devices.ts';
import { countRecoveryCodes } from '../accounts/queries/recovery-codes.ts';
import { listSessions } from '../accounts/queries/sessions.ts';
import { subjectsOfAccount } from '../accounts/sign-in/try-subjects.ts';
import { loadFactors } from '../accounts/two-step/factors.ts';
import { patientsOf } from '../patients/queries/patient-accounts.ts';
import { recordNumberOf } from '../patients/record-number.ts';
import { lastSignIn } from '../platform/audit/last-sign-in.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import type { Tables } from '../platform/db/tables.ts';
import { countLocks } from '../platform/limits/tries.ts';
import { secondsAfter } from '../platform/time.ts';
import { countOf } from '../prices/figures.ts';
import { dayOf, minuteOf, statusText } from './account-text.ts';
import type { Command } from './command.ts';
import { reasonDetails, reasonOf, reasonOption, requireNameless } from './reason.ts';
import { asStaff, onAnyAccount, type Staff } from './staff.ts';

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
    const told = await asStaff(context, (staff) =>
      onAnyAccount(staff, { command: 'accounts show', username }, async (trx, account) => {
        requireNameless(reason, unsealProfile(staff.settings.keys, account));
        const rows = await rowsOf(trx, account, staff);
        const message = rows.map(([name, value]) => `${`${name}:`.padEnd(WIDTH)}${value}\n`).join('');
        return { event: 'accountShown', details: { reason }, message };
      }),
    );
    terminal.out(told);
    return 0;
  },
};

/** Of the names of the rows. */
const WIDTH = 18;

async function rowsOf(
  db: Kysely<Tables>,
  account: Account,
  { settings, now }: Staff,
): Promise<ReadonlyArray<readonly [string, string]>> {
  const { account_id: accountId } = account;
  const { keys, healthSystem } = settings;
  const profile = unsealProfile(keys, account);
  const usedAfter = secondsAfter(now, -healthSystem.session.idleSeconds);
  const sessions = await listSessions(db, accountId, { now, usedAfter });
  const locks = await countLocks(db, subjectsOfAccount(keys, accountId, profile), now);
  const signedInAt = await lastSignIn(db, accountId);
  return [
    ['Account', accountId],
    ['Status', statusText(account)],
    ['Username', profile.username],
    ['Owner', `${profile.firstName} ${profile.lastName}, born ${profile.birthDate}, ZIP ${profile.zip || 'unknown'}`],
    ['E-mail', emailText(profile, account)],
    ['Phones', profile.phones.join(', ') || 'none'],
    ['Language', profile.language],
    ['Patient', await patientText(db, accountId, keys)],
    ['Created', minuteOf(account.created_at)],
    ['Last sign-in', signedInAt === null ? 'never' : minuteOf(signedInAt)],
    ['Password changed', minuteOf(account.password_changed_at)],
    ['Second step', await factorText(db, accountId, keys)],
    ['Security question', account.security_question === null ? 'none' : 'set'],
    ['Signed in on', sessions.map(({ browser }) => browser || 'unknown browser').join('; ') || 'no browser'],
    ['Known devices', String((await listDevices(db, accountId)).length)],
    ['Locks', locks === 0 ? 'none' : `${countOf(locks, 'lock')}: "accounts unlock" lifts them`],
  ];
}

function emailText({ email }: Profile, { email_confirmed_at: at }: Account): string {
  if (email === null) return 'none';
  return at === null ? `${email}, not confirmed: it gets no link, username or code` : email;
}

async function factorText(db: Kysely<Tables>, accountId: string, keys: Keys): Promise<string> {
  const factors = await loadFactors(db, keys, accountId);
  if (factors.length === 0) return 'off';
  const codes = countOf(await countRecoveryCodes(db, accountId), 'recovery code');
  return `${factors.map((factor) => factor.secret.kind).join(', ')}; ${codes} left`;
}

/** The record number, where the registry has it. */
async function patientText(db: Kysely<Tables>, accountId: string, keys: Keys): Promise<string> {
  const [linked] = await patientsOf(db, accountId);
  if (linked === undefined) return 'none';
  const number = await recordNumberOf(db, keys, linked.patientId);
  return `${number === null ? '' : `${number}, `}linked on ${dayOf(linked.linkedAt)}`;
}
