import type { Kysely } from 'kysely';
import { Refusal } from '../refusal.ts';
import { secondsAfter, secondsUntil } from '../time.ts';
import { countUse, countUseInTurn, returnUse, type Usage } from '../limits/rate-limits.ts';
import type { Tables } from './tables.ts';

/** How often a key may be used in one window. */
export interface UseLimit {
  key: string;
  limit: number;
}

/**
 * Counts one use of each key.
 *
 * @param limits always in the same order of kinds, so that two requests do not wait for each other.
 * @throws Refusal tooManyRequests, with the seconds until every key may be used again.
 */
export async function requireUseBelow(
  db: Kysely<Tables>,
  limits: readonly UseLimit[],
  now: Date,
  windowSeconds: number,
): Promise<void> {
  const end = secondsAfter(now, windowSeconds);
  const keys = limits.map(({ key }) => key);
  requireWithin(limits, await countUse(db, keys, now, end), now);
}

/**
 * Counts one use of each key, but of none after one whose limit is used up.
 *
 * @param limits in the order in which they are counted.
 * @throws Refusal tooManyRequests, with the seconds until every key may be used again.
 */
export async function requireUseInTurn(
  db: Kysely<Tables>,
  limits: readonly UseLimit[],
  now: Date,
  windowSeconds: number,
): Promise<void> {
  requireWithin(limits, await countUseInTurn(db, limits, now, secondsAfter(now, windowSeconds)), now);
}

function requireWithin(limits: readonly UseLimit[], usages: readonly Usage[], now: Date): void {
  const waits = usages
    .filter(({ key, points }) => limits.some((each) => each.key === key && points > each.limit))
    .map(({ expires_at }) => secondsUntil(expires_at, now));
  if (waits.length > 0) throw new Refusal('tooManyRequests', [], Math.max(1, ...waits));
}

/** A try, counted before it is checked. */
export interface CountedTry {
  /** Whether its subject has tries left. */
  isWithinLimit: boolean;
  /** Whether the subject that nobody is told of has tries left; true without one. */
  isWithinUntold: boolean;
  /** Seconds until the subject has all its tries again. */
  wait: number;
  /** Takes the count back, if the try was not checked or was right. */
  giveBack: () => Promise<void>;
}

/**
 * Counts a try by its network address and by its subject, before it is checked: of fifty at once, no more than the
 * limits are checked.
 *
 * @param uses `untold` where a further subject is counted whose limit no reply may tell.
 * @throws Refusal tooManyRequests beyond the limit of the address, with the seconds to wait.
 */
export async function countTryOf(
  db: Kysely<Tables>,
  { address, subject, untold }: { address: UseLimit; subject: UseLimit; untold?: UseLimit },
  now: Date,
  windowSeconds: number,
): Promise<CountedTry> {
  const keys = [address, subject, ...(untold === undefined ? [] : [untold])].map(({ key }) => key);
  const usages = await countUse(db, keys, now, secondsAfter(now, windowSeconds));
  const usageOf = ({ key }: UseLimit) => usages.filter((usage) => usage.key === key);
  const isBeyond = (each: UseLimit) => usageOf(each).some(({ points }) => points > each.limit);
  const waitOf = (each: UseLimit) =>
    Math.max(1, ...usageOf(each).map(({ expires_at }) => secondsUntil(expires_at, now)));
  if (isBeyond(address)) throw new Refusal('tooManyRequests', [], waitOf(address));
  return {
    isWithinLimit: !isBeyond(subject),
    isWithinUntold: untold === undefined || !isBeyond(untold),
    wait: waitOf(subject),
    giveBack: () => returnUse(db, keys),
  };
}
