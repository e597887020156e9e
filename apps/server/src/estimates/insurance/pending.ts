import type { StoredInquiry } from '../queries/inquiries.ts';
import { secondsBetween } from '../../platform/time.ts';

/** An inquiry without a result for this long is given up, because its job is lost. In seconds. */
const LOST_AFTER = 600;

/** Whether an inquiry can still be answered: it waits, is being sent, or is between two tries. */
export function isPending(
  { state, created_at, sent_at }: Pick<StoredInquiry, 'state' | 'created_at' | 'sent_at'>,
  now: Date,
): boolean {
  return (state === 'waiting' || state === 'sending') && secondsBetween(sent_at ?? created_at, now) < LOST_AFTER;
}
