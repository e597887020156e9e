import { lastingPersonKey, personKeys } from '../../platform/crypto/lookup-keys.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import { sendSmsJob } from '../../documents/jobs/send-sms.ts';
import { linkTo, pathTo } from '@portico/contract';
import type { Kysely } from 'kysely';
import { confirmedEmail } from '../email/confirmed-email.ts';
import { unsealProfile, type Profile } from '../profile.ts';
import { derivedUuid } from '../../platform/crypto/derived-uuid.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { type Account, findAccount, findAccountsOfPerson } from '../queries/accounts.ts';
import { countUse } from '../../platform/limits/rate-limits.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { reminderMail, reminderSms, resetLinkMail } from '../../documents/recovery-messages.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { Job } from '../../platform/jobs/job-kind.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';
import type { Enqueue } from '../../platform/jobs/job-queue.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { RecoveryMessage } from './recovery-message-job.ts';

/**
 * Writes the mails or text messages and queues them, up to the limit of one account or person. Run twice for the
 * same message, the person still sees one mail: its id is made from the message's.
 */
export async function sendRecoveryMessage(
  message: RecoveryMessage,
  db: Kysely<Tables>,
  enqueue: Enqueue,
  { settings, clock, report }: Pick<JobPorts, 'settings' | 'clock' | 'report'>,
): Promise<void> {
  const profiles = await recipientsOf(message, db, settings.keys);
  const jobs = jobsFor(message, profiles, settings);
  if (jobs.length === 0) return;
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const end = secondsAfter(now, limits.recoveryMessages.window);
    const key = limitKey(settings.keys, `recovery:${subjectOf(message, settings.keys)}`);
    const [usage] = await countUse(trx, [key], now, end);
    if (usage !== undefined && usage.points > limits.recoveryMessages.number)
      return report({ queue: 'recovery-message', reason: 'limit' });
    for (const job of jobs) await enqueue(trx, job);
  });
}

async function recipientsOf(message: RecoveryMessage, db: Kysely<Tables>, keys: Keys): Promise<Profile[]> {
  if (message.kind !== 'resetLink') {
    const accounts = await findAccountsOfPerson(db, personKeys(keys, message.person));
    const profiles = accounts.map((account) => ({ account, profile: unsealProfile(keys, account) }));
    if (message.kind === 'reminderBySms') return profiles.map(({ profile }) => profile);
    return profiles.map(({ account, profile }) => withConfirmedEmail(profile, account));
  }
  const account = message.accountId === null ? undefined : await findAccount(db, message.accountId);
  return account === undefined ? [] : [withConfirmedEmail(unsealProfile(keys, account), account)];
}

/** An address that nobody has confirmed gets nothing: it may be a stranger's (Findings, security A11). */
function withConfirmedEmail(profile: Profile, account: Account): Profile {
  return { ...profile, email: confirmedEmail(profile, account) };
}

function subjectOf(message: RecoveryMessage, keys: Keys): string {
  if (message.kind === 'resetLink') return `account:${message.accountId}`;
  return `person:${lastingPersonKey(keys, message.person).toString('hex')}`;
}

function jobsFor(message: RecoveryMessage, profiles: readonly Profile[], settings: JobPorts['settings']): Job[] {
  const { publicUrl, healthSystem } = settings;
  const { language } = message;
  const { name: hospital, phones, brand } = healthSystem;
  const from = { language, hospital, brand, phone: phones.helpdesk };
  if (message.kind === 'reminderBySms') {
    const numbers = new Set(
      profiles.flatMap((profile) => profile.phones).filter((each) => each.endsWith(message.suffix)),
    );
    return [...numbers].map((to) => {
      const text = reminderSms(
        usernamesOf(profiles, (profile) => profile.phones.includes(to)),
        from,
      );
      return sendSmsJob.onceOf({ id: derivedUuid(`${message.id} ${to}`), to, text });
    });
  }
  const contentFor = (to: string) =>
    message.kind === 'resetLink'
      ? resetLinkMail(linkTo(publicUrl, 'reset-password', message.ticket), from)
      : reminderMail(
          usernamesOf(profiles, ({ email }) => email?.toLowerCase() === to.toLowerCase()),
          `${publicUrl}${pathTo('home')}`,
          from,
        );
  return addressesOf(profiles).map((to) =>
    sendMailJob.onceOf({ id: derivedUuid(`${message.id} ${to}`), to, ...contentFor(to), ...goodUntilOf(message) }),
  );
}

/**
 * The usernames for one phone or mailbox: only of the accounts that name it. An account with the same name, birth date
 * and ZIP code may belong to another person, and people type their own data when they enrol.
 */
function usernamesOf(profiles: readonly Profile[], isReached: (profile: Profile) => boolean): string[] {
  return profiles.filter(isReached).map(({ username }) => username);
}

/** An expired link is not mailed; a username is useful at any time. */
function goodUntilOf(message: RecoveryMessage): { goodUntil?: string } {
  return message.kind === 'resetLink' ? { goodUntil: message.goodUntil } : {};
}

/** A mailbox that several accounts share gets one mail. */
function addressesOf(profiles: readonly Profile[]): string[] {
  const addresses = profiles.flatMap(({ email }) => (email === null ? [] : [email]));
  return [...new Map(addresses.map((each) => [each.toLowerCase(), each])).values()];
}
