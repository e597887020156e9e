import { sendMailJob } from '../documents/jobs/send-mail.ts';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Tables } from '../platform/db/tables.ts';
import { noticeMail } from '../documents/notice-mail.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { NoticeKind } from '../documents/messages/account-messages.ts';
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
  const { name: hospital, phones, brand } = healthSystem;
  const content = noticeMail(kind, language, { hospital, phone: phones.helpdesk, brand });
  await jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to: email, ...content }));
}
