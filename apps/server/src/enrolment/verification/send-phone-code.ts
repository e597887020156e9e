import type { Kysely } from 'kysely';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { countUse } from '../../platform/limits/rate-limits.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { PhoneCode } from '../../platform/jobs/job.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';
import type { Enqueue } from '../../platform/jobs/job-queue.ts';

/** Codes that one phone gets, whoever asks for them. */
const MAXIMUM = { codes: 10, seconds: 5 * 60 };

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
    const [usage] = await countUse(trx, [key], now, secondsAfter(now, MAXIMUM.seconds));
    if (usage !== undefined && usage.points > MAXIMUM.codes) return report({ queue: 'phone-code', reason: 'limit' });
    await enqueue(trx, { name: 'send-sms', data: { ...message, to } });
  });
}
