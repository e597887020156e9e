import type { Kysely } from 'kysely';
import { Refusal } from '../refusal.ts';
import { secondsAfter, secondsUntil } from '../time.ts';
import { countUse } from './queries/rate-limits.ts';
import type { Tables } from './tables.ts';

/** How often a key may be used in one window. */
export interface UseLimit {
  key: string;
  limit: number;
}

/**
 * Counts one use of each key.
 *
 * @param limits in the same order of kinds everywhere, so that no two requests wait for each other.
 * @throws Refusal tooManyRequests, with the seconds until every key may be used again.
 */
export async function requireUseBelow(
  db: Kysely<Tables>,
  limits: readonly UseLimit[],
  now: Date,
  windowSeconds: number,
): Promise<void> {
  const end = secondsAfter(now, windowSeconds);
  const usages = await countUse(
    db,
    limits.map(({ key }) => key),
    now,
    end,
  );
  const waits = usages
    .filter(({ key, points }) => limits.some((each) => each.key === key && points > each.limit))
    .map(({ expires_at }) => secondsUntil(expires_at, now));
  if (waits.length > 0) throw new Refusal('tooManyRequests', [], Math.max(1, ...waits));
}
