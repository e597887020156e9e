import type { Kysely } from 'kysely';
import type { Clock } from '../../ports/clock.ts';
import type { Tables } from '../db/tables.ts';
import { inBatches } from '../in-batches.ts';
import { Refusal } from '../refusal.ts';
import { secondsAfter, secondsUntil } from '../time.ts';
import { limits } from './limits.ts';
import { type CountedCall, countCalls, type Usage } from './rate-limits.ts';

/** Calls of one statement: how many come while the one before runs, at the most. */
const MAX_CALLS = 200;

/**
 * Counts a call, across all server processes. Calls at the same time are counted in one statement: they come from few addresses, and each
 * would wait for the row of its own.
 *
 * @throws Refusal tooManyRequests, with the seconds to wait.
 */
export type CallLimit = (call: CountedCall) => Promise<void>;

/** How many calls one address and one browser may make in a minute. */
interface MostCalls {
  readonly ofAddress: number;
  readonly ofBrowser: number;
}

export function createCallLimit(db: Kysely<Tables>, clock: Clock, most: MostCalls): CallLimit {
  const count = inBatches(async (calls: readonly CountedCall[]) => {
    const now = clock.now();
    const end = secondsAfter(now, limits.calls.window);
    return inTurn(calls, await countCalls(db, calls, { ...most, now, end }), most);
  }, MAX_CALLS);
  return async (call) => {
    const beyond = await count(call);
    if (beyond === null) return;
    throw new Refusal('tooManyRequests', [], Math.max(1, secondsUntil(beyond.expires_at, clock.now())));
  };
}

/** Of each call in its turn the limit that it is beyond, as if each had been counted alone; null for one that is within both. */
function inTurn(
  calls: readonly CountedCall[],
  usages: readonly Usage[],
  { ofAddress, ofBrowser }: MostCalls,
): (Usage | null)[] {
  const byKey = new Map(usages.map((usage) => [usage.key, usage]));
  const counted = new Map<string, number>();
  const before = (key: string): number => (byKey.get(key)?.points ?? 0) - (counted.get(key) ?? 0);
  // From the last to the first: the last is what the usage says.
  const within = (key: string, limit: number): boolean => {
    const points = before(key);
    counted.set(key, (counted.get(key) ?? 0) + 1);
    return points <= limit;
  };
  return calls
    .toReversed()
    .map(({ address, browser }) => {
      if (!within(address, ofAddress)) return byKey.get(address) ?? null;
      return browser === null || within(browser, ofBrowser) ? null : (byKey.get(browser) ?? null);
    })
    .toReversed();
}
