import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import type { MailContent } from '../../documents/summary-mail.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { PriceWatch } from './price-watch.ts';
import { oneClickUrl } from './price-watch-address.ts';

/** Queues a mail about a price, which its reader ends with one click in the mail program. */
export async function queueWatchMail(
  trx: Transaction<Tables>,
  { email: to, token }: Pick<PriceWatch, 'email' | 'token'>,
  { goodUntil, ...content }: MailContent & { readonly goodUntil: Date },
  { publicUrl, jobs }: { readonly publicUrl: string; readonly jobs: Pick<JobQueue, 'enqueue'> },
): Promise<void> {
  const unsubscribeUrl = oneClickUrl(publicUrl, token);
  const mail = { id: randomUUID(), to, ...content, unsubscribeUrl, goodUntil: goodUntil.toISOString() };
  await jobs.enqueue(trx, sendMailJob.of(mail));
}
