import { sendSmsJob } from '../../documents/jobs/send-sms.ts';
import type { Kysely } from 'kysely';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { countUse } from '../../platform/limits/rate-limits.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';
import type { Enqueue } from '../../platform/jobs/job-queue.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { PhoneCode } from './phone-code-job.ts';

/**
 * Queues the message with a code, unless its phone has reached the limit. This is decided in the job, so that no
 * response reveals it.
 */
export async function sendPhoneCode(
  { to, ...message }: PhoneCode,
  db: Kysely<Tables>,
  enqueue: Enqueue,
  { settings, clock, report }: Pick<JobPorts, 'settings' | 'clock' | 'report'>,
): Promise<void> {
  if (to === null) return;
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const key = limitKey(settings.keys, `phone-code:${to}`);
    const [usage] = await countUse(trx, [key], now, secondsAfter(now, limits.codesToPhone.window));
    if (usage !== undefined && usage.points > limits.codesToPhone.number)
      return report({ queue: 'phone-code', reason: 'limit' });
    await enqueue(trx, sendSmsJob.onceOf({ ...message, to }));
  });
}
