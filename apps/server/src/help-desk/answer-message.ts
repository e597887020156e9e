import { formatHelpDeskReference } from '@portico/rules';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { sealAnswer } from './answer.ts';
import { helpDeskAnswerMail } from '../documents/help-desk-answer-mail.ts';
import { sendMailJob } from '../documents/jobs/send-mail.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { limits } from '../platform/limits/limits.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { secondsAfter } from '../platform/time.ts';
import { unsealLetter } from './letter.ts';
import { insertAnswer } from './queries/answers.ts';
import { setMessageStatus, type StoredMessage } from './queries/messages.ts';

/** Stores an answer, and queues the mail that says that there is one. The mail does not have it (docs/decisions/0051). */
export async function answerMessage(
  trx: Transaction<Tables>,
  jobs: Pick<JobQueue, 'enqueue'>,
  { message, text, now }: { message: StoredMessage; text: string; now: Date },
  settings: Pick<Settings, 'keys' | 'healthSystem' | 'publicUrl'>,
): Promise<void> {
  const { owner_id, reference, topic, language } = message;
  const row = { owner_id, reference, answer_id: randomUUID() };
  await insertAnswer(trx, {
    ...row,
    sealed: sealAnswer(settings.keys, row, text),
    answered_at: now,
  });
  await setMessageStatus(trx, message, {
    status: 'answered',
    expires_at: secondsAfter(now, limits.helpDeskMessage.window),
  });
  const { email } = unsealLetter(settings.keys, message);
  const content = helpDeskAnswerMail({ reference: formatHelpDeskReference(reference), topic }, language, settings);
  await jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to: email, ...content }));
}
