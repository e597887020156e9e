import type { HelpDeskTopic, Language } from '@portico/contract';
import { formatHelpDeskReference } from '@portico/rules';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { helpDeskMail } from '../documents/help-desk-mail.ts';
import { helpDeskReceipt } from '../documents/help-desk-receipt.ts';
import { sendMailJob } from '../documents/jobs/send-mail.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { limits } from '../platform/limits/limits.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { HOUR_SECONDS } from '../platform/time.ts';
import type { HelpDeskLetter } from './letter.ts';
import { isReceiptDue } from './limit-messages.ts';

interface Message {
  reference: string;
  topic: HelpDeskTopic;
  /** Of the writer. */
  language: Language;
  letter: HelpDeskLetter;
}

type Jobs = Pick<JobQueue, 'enqueue'>;

const replyHours = limits.helpDeskReply.window / HOUR_SECONDS;

/** Queues the mail that tells the desk of a message; nothing where the settings name no address. */
export async function tellDesk(
  trx: Transaction<Tables>,
  jobs: Jobs,
  { letter, ...message }: Message & { isOfAccount: boolean },
  { healthSystem }: Pick<Settings, 'healthSystem'>,
): Promise<void> {
  const { name: hospital, brand, helpDesk } = healthSystem;
  if (helpDesk === undefined) return;
  const content = helpDeskMail(
    {
      ...message,
      reference: formatHelpDeskReference(message.reference),
      letter: helpDesk.mailsMessage ? letter : null,
      replyHours,
    },
    { language: helpDesk.language, hospital, brand },
  );
  await jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to: helpDesk.email, ...content }));
}

/** Queues the receipt, unless the mailbox has had its fill of them: then nothing tells of it. */
export async function tellWriter(
  trx: Transaction<Tables>,
  jobs: Jobs,
  { reference, language, letter }: Message,
  now: Date,
  { healthSystem, keys }: Pick<Settings, 'healthSystem' | 'keys'>,
): Promise<void> {
  if (!(await isReceiptDue(trx, letter.email, now, { keys }))) return;
  const { name: hospital, brand, phones } = healthSystem;
  const content = helpDeskReceipt(
    { reference: formatHelpDeskReference(reference), replyHours },
    { language, hospital, brand, phone: phones.helpdesk },
  );
  await jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to: letter.email, ...content }));
}
