import { defaultLanguage, linkTo } from '@portico/contract';
import type { Kysely } from 'kysely';
import { findAccount } from '../../accounts/queries/accounts.ts';
import { unsealProfile } from '../../accounts/profile.ts';
import { printLetterJob } from '../../documents/jobs/print-letter-job.ts';
import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import { sendSmsJob } from '../../documents/jobs/send-sms.ts';
import { type RecordNoticeContent, recordNoticeMail, recordNoticeSms } from '../../documents/record-notice-mail.ts';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { derivedUuid } from '../../platform/crypto/derived-uuid.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';
import type { Job } from '../../platform/jobs/job-kind.ts';
import type { Enqueue } from '../../platform/jobs/job-queue.ts';
import { dayIn } from '../../platform/time.ts';
import type { PatientRecord } from '../../ports/patients.ts';
import { recipientsOf } from '../activation/access-code-letter.ts';
import { findRecordNotice, markNoticeSent } from '../queries/record-notices.ts';
import { findRecordOf } from './find-record-of.ts';
import { isPrivate, noticedPatientOf, sealNoticedPatient } from './noticed-patient.ts';
import { noticeHash, type RecordNotice } from './record-notice-job.ts';

type Ports = Pick<JobPorts, 'patients' | 'settings' | 'clock' | 'report'>;

/**
 * Tells everything on file of a patient that an account now opens their record: each phone and e-mail address but those
 * at work, and the postal address (issue 12, point 6). Nothing goes to what the owner of the account has typed, unless it
 * is on file as well. It goes out too if the account is closed or unlinked by now: whoever has taken a record could close the
 * account before anybody hears of it, and have it opened again. If the job runs twice, everybody is told once.
 *
 * @throws Deferred while the registry is not reachable, so that the queue tries again.
 */
export async function sendRecordNotice(
  { accountId, number, proof, code }: RecordNotice,
  db: Kysely<Tables>,
  enqueue: Enqueue,
  { patients, settings, clock, report }: Ports,
): Promise<void> {
  const hash = noticeHash(code);
  const [account, notice] = await Promise.all([findAccount(db, accountId), findRecordNotice(db, hash)]);
  // Erased, or expired while the registry did not answer.
  if (account === undefined || notice === undefined) return;
  const profile = unsealProfile(settings.keys, account);
  const record = await findRecordOf({ accountId, patientId: notice.patient_id, number, profile }, db, patients);
  if (record === null) return report({ queue: 'record-notice', reason: 'no record' });
  const { timeZone } = settings.healthSystem;
  const content: RecordNoticeContent = {
    language: record.language ?? defaultLanguage,
    since: dayIn(timeZone, notice.tied_at),
    proof,
    code,
    expires: dayIn(timeZone, notice.expires_at),
  };
  const messages = messagesTo(record, content, notice.expires_at.toISOString(), settings);
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const sealed = sealNoticedPatient(settings.keys, hash, noticedPatientOf(record));
    if (!(await markNoticeSent(trx, { hash, sealed, now }))) return;
    for (const message of messages) await enqueue(trx, message);
    if (messages.length === 0) report({ queue: 'record-notice', reason: 'nothing on file' });
    const entry = {
      event: 'recordNoticeSent',
      accountId,
      actor: 'system',
      details: { messages: messages.length },
    } as const;
    await appendAudit(trx, { keys: settings.keys, now }, entry);
  });
}

/** A message to each phone and e-mail address on file, and the letter. */
function messagesTo(
  record: PatientRecord,
  content: RecordNoticeContent,
  goodUntil: string,
  settings: Ports['settings'],
): Job[] {
  const idOf = (to: string): string => derivedUuid(`record notice ${content.code} ${to}`);
  const text = recordNoticeSms(content, settings);
  const mail = recordNoticeMail(content, settings);
  const recipients = recipientsOf(record, settings.healthSystem.country);
  const { language, code: accessCode, expires, since, proof } = content;
  const formUrl = linkTo(settings.publicUrl, 'not-me', accessCode);
  const letter = { id: idOf('letter'), recipients, language, accessCode, expires, formUrl, notice: { since, proof } };
  return [
    ...record.phones.filter(isPrivate).map(({ number: to }) => sendSmsJob.of({ id: idOf(to), to, text, goodUntil })),
    ...record.emails.map((to) => sendMailJob.of({ id: idOf(to), to, goodUntil, ...mail })),
    ...(recipients.length === 0 ? [] : [printLetterJob.of(letter)]),
  ];
}
