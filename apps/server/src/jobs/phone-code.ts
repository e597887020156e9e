import type { Kysely, Transaction } from 'kysely';
import { limitKey } from '../crypto/limit-key.ts';
import { countUse } from '../db/queries/rate-limits.ts';
import type { Tables } from '../db/tables.ts';
import type { Sms } from '../ports/sms.ts';
import { secondsAfter } from '../time.ts';
import type { Job, JobPorts } from './job.ts';

/** Codes that one phone gets, whoever asks for them. */
const MAXIMUM = { codes: 10, seconds: 5 * 60 };

/** A code of a sign-up; `to` is null where there is nobody to send it to, so that asking for one takes as long for everybody. */
export type PhoneCode = Omit<Sms, 'to'> & { to: string | null };

/** Adds a job to the queue within a transaction. */
type Enqueue = (trx: Transaction<Tables>, job: Job) => Promise<void>;

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
