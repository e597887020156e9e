import { sendMailJob } from '../documents/jobs/send-mail.ts';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Tables } from '../platform/db/tables.ts';
import { noticeMail, noticeMailWithoutAccount } from '../documents/notice-mail.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { NoticeKind, RecordKind } from '../documents/messages/account-messages.ts';
import type { Person } from './people.ts';
import type { Profile } from './profile.ts';

/**
 * Queues the mail that tells a person about a change to their account, in their own language and within the transaction
 * of the change. Does nothing if they have no e-mail address.
 */
export async function queueNotice(
  trx: Transaction<Tables>,
  jobs: Pick<JobQueue, 'enqueue'>,
  { email, language }: Pick<Profile, 'email' | 'language'>,
  kind: NoticeKind,
  { healthSystem }: Pick<Settings, 'healthSystem'>,
): Promise<void> {
  if (email === null) return;
  const content = noticeMail(kind, language, senderOf(healthSystem));
  await jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to: email, ...content }));
}

/** The same of a patient's record that others look after, in words that fit who has no account. */
export async function queueNoticeOfRecord(
  trx: Transaction<Tables>,
  jobs: Pick<JobQueue, 'enqueue'>,
  patient: Pick<Person, 'email' | 'language' | 'hasAccount'>,
  kind: RecordKind,
  settings: Pick<Settings, 'healthSystem'>,
): Promise<void> {
  const { email, language, hasAccount } = patient;
  if (hasAccount) return queueNotice(trx, jobs, patient, kind, settings);
  if (email === null) return;
  const content = noticeMailWithoutAccount(kind, language, senderOf(settings.healthSystem));
  await jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to: email, ...content }));
}

function senderOf({ name: hospital, phones, brand }: Settings['healthSystem']): Parameters<typeof noticeMail>[2] {
  return { hospital, phone: phones.helpdesk, brand };
}
