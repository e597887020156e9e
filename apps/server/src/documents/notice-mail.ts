import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Profile } from '../accounts/profile.ts';
import type { Tables } from '../db/tables.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Settings } from '../settings/settings.ts';
import type { NoticeKind } from '../wording/account-wording.ts';
import { wordingOf } from '../wording/wording-of.ts';
import { messageMail } from './message-mail.ts';
import type { MailContent } from './summary-mail.ts';

/**
 * Queues the mail that tells a person of a change to their account, in their own language and within the transaction that
 * makes the change. Nothing where they have no e-mail address.
 */
export async function queueNotice(
  trx: Transaction<Tables>,
  jobs: Pick<JobQueue, 'enqueue'>,
  { email, language }: Pick<Profile, 'email' | 'language'>,
  kind: NoticeKind,
  { healthSystem }: Pick<Settings, 'healthSystem'>,
): Promise<void> {
  if (email === null) return;
  const content = noticeMail(kind, language, { hospital: healthSystem.name, phone: healthSystem.phones.helpdesk });
  await jobs.enqueue(trx, { name: 'send-mail', data: { id: randomUUID(), to: email, ...content } });
}

/** The mail itself. It has no link: a mail that alarms is what thieves of passwords forge. */
export function noticeMail(
  kind: NoticeKind,
  language: Profile['language'],
  { hospital, phone }: { hospital: string; phone: string },
): MailContent {
  const { notices } = wordingOf(language).account;
  return messageMail({
    language,
    subject: notices.subject[kind],
    paragraphs: [notices.greeting(hospital), notices.what[kind], notices.whatToDo(phone)],
    closing: [notices.whyYou(hospital)],
  });
}
