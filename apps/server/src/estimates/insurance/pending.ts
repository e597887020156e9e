import type { StoredInquiry } from '../queries/inquiries.ts';
import { secondsBetween } from '../../platform/time.ts';

/** An inquiry of which nothing was heard for so long is given up: its job is lost. In seconds. */
const LOST_AFTER = 600;

/** Whether an inquiry may still be answered: it waits, is being asked, or is between two tries. */
export function isPending(
  { state, created_at, sent_at }: Pick<StoredInquiry, 'state' | 'created_at' | 'sent_at'>,
  now: Date,
): boolean {
  return (state === 'waiting' || state === 'sending') && secondsBetween(sent_at ?? created_at, now) < LOST_AFTER;
}
