import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Sms } from '../../ports/sms.ts';
import { sendSmsJob } from '../../documents/jobs/send-sms.ts';
import type { Kysely } from 'kysely';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { countUse } from '../../platform/limits/rate-limits.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';
import type { Enqueue } from '../../platform/jobs/job-queue.ts';
import { limits } from '../../platform/limits/limits.ts';

/** A code of a sign-up; `to` is null where there is nobody to send it to, so that asking for one takes as long for everybody. */
export type PhoneCode = Omit<Sms, 'to'> & { to: string | null };

/** A code for a phone. It is of use for minutes. */
export const phoneCodeJob = jobKind<PhoneCode>('phone-code', {
  retryLimit: 6,
  retryDelay: 5,
  retryDelayMax: 300,
  expireInSeconds: 120,
});

/** Queues the message with a code, unless its phone has got many: here, where no reply tells of it. */
export async function sendPhoneCode(
  { to, ...message }: PhoneCode,
  db: Kysely<Tables>,
  enqueue: Enqueue,
  { settings, clock, report }: Pick<JobPorts, 'settings' | 'clock' | 'report'>,
): Promise<void> {
  if (to === null) return;
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const key = limitKey(settings.secret, `phone-code:${to}`);
    const [usage] = await countUse(trx, [key], now, secondsAfter(now, limits.codesToPhone.window));
    if (usage !== undefined && usage.points > limits.codesToPhone.number)
      return report({ queue: 'phone-code', reason: 'limit' });
    await enqueue(trx, sendSmsJob.of({ ...message, to }));
  });
}
