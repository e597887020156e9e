import type { StoredInquiry } from '../queries/inquiries.ts';
import { secondsBetween } from '../../platform/time.ts';

/** An inquiry without a result for this long is given up, because its job is lost. In seconds. */
const LOST_AFTER = 600;

type Progress = Pick<StoredInquiry, 'state' | 'outcome' | 'created_at' | 'sent_at'>;

/**
 * Whether the answer to an inquiry is being waited for: it is about to be sent, or was. Between two tries nobody waits: the failure of
 * the last one is known, and is its outcome until the next is sent (decision 72).
 */
export function isPending({ state, outcome, created_at, sent_at }: Progress, now: Date): boolean {
  const isOpen = (state === 'waiting' && outcome === null) || state === 'sending';
  return isOpen && secondsBetween(sent_at ?? created_at, now) < LOST_AFTER;
}
