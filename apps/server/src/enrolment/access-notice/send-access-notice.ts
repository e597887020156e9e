import { defaultLanguage } from '@portico/contract';
import type { Kysely } from 'kysely';
import { printLetterJob } from '../../documents/jobs/print-letter-job.ts';
import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import { sendSmsJob } from '../../documents/jobs/send-sms.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { noticeMailWithoutAccount } from '../../documents/notice-mail.ts';
import { derivedUuid } from '../../platform/crypto/derived-uuid.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Job } from '../../platform/jobs/job-kind.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';
import type { Enqueue } from '../../platform/jobs/job-queue.ts';
import { dayIn } from '../../platform/time.ts';
import type { AccessNotice } from '../../proxies/access-notice-job.ts';
import { recipientsOf } from '../activation/access-code-letter.ts';
import { isPrivate } from '../record-notice/noticed-patient.ts';
import { type LookedAfter, recordLookedAfter } from './record-looked-after.ts';

type Ports = Pick<JobPorts, 'patients' | 'settings' | 'report'>;

/**
 * Tells everything on file of a patient that somebody was given access to their record (issue 12, point 9): each phone and
 * e-mail address but those at work, and the postal address. Whoever has taken a record has its account's mailbox, which was
 * told in the transaction of the access and is not told twice. Where there is no record, that is reported. If the job runs twice, everybody is told once.
 *
 * @throws Deferred while the registry is not reachable, so that the queue tries again.
 */
export async function sendAccessNotice(
  notice: AccessNotice,
  db: Kysely<Tables>,
  enqueue: Enqueue,
  { patients, settings, report }: Ports,
): Promise<void> {
  const found = await recordLookedAfter(notice.patientAccountId, { db, keys: settings.keys, patients });
  if (found === null) return report({ queue: 'access-notice', reason: 'no record' });
  const messages = messagesTo(found, notice, settings);
  await db.transaction().execute(async (trx) => {
    for (const message of messages) await enqueue(trx, message);
  });
}

function messagesTo(
  { record, email }: LookedAfter,
  { id, since, endsAt }: AccessNotice,
  { healthSystem }: Ports['settings'],
): Job[] {
  const { name: hospital, phones, brand, country, timeZone } = healthSystem;
  const phone = phones.helpdesk;
  const language = record.language ?? defaultLanguage;
  const idOf = (to: string): string => derivedUuid(`access notice ${id} ${to}`);
  const text = messagesOf(language).proxies.givenSms({ hospital, phone });
  const mail = noticeMailWithoutAccount('proxyAccepted', language, { hospital, phone, brand });
  const recipients = recipientsOf(record, country);
  const days = { access: { since: dayIn(timeZone, new Date(since)) }, expires: dayIn(timeZone, new Date(endsAt)) };
  return [
    ...record.phones.filter(isPrivate).map(({ number: to }) => sendSmsJob.onceOf({ id: idOf(to), to, text })),
    ...record.emails
      .filter((each) => each.toLowerCase() !== email?.toLowerCase())
      .map((to) => sendMailJob.onceOf({ id: idOf(to), to, ...mail })),
    ...(recipients.length === 0 ? [] : [printLetterJob.onceOf({ id: idOf('letter'), recipients, language, ...days })]),
  ];
}
