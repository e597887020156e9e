import type { Copay, Pool, Pools } from './benefits.ts';
import { halfUp } from './rounding.ts';

/** What one withdrawal from a remaining figure took, and what was left before and after. Integer cents. */
interface Draw {
  readonly cents: number;
  readonly remainingBeforeCents: number;
  readonly remainingAfterCents: number;
}

/**
 * Computes the parts of a service one after the other: what remains of deductibles and maximums, what was paid of each
 * visit's copay, and the unrounded coinsurance of each pool so far.
 */
export interface Ledger {
  /** Null if the pool has no deductible. */
  readonly takeDeductible: (pool: string, ofCents: number) => Draw | null;
  readonly takeCopay: (copay: Copay, ofCents: number) => number;
  readonly takeCoinsurance: (pool: string, basisPoints: number, ofCents: number) => number;
  /** Null if the pool has no maximum. */
  readonly takeMaximum: (pool: string, ofCents: number) => Draw | null;
}

/** Basis points in a whole. */
const WHOLE = 10_000n;

/** Creates a ledger on what remains of each pool. Its calls throw a RangeError for an unknown pool. */
export function createLedger(pools: Pools): Ledger {
  const deductibles = new Map<string, number>();
  const maximums = new Map<string, number>();
  const copays = new Map<string, number>();
  const coinsured = new Map<string, bigint>();

  /** A copay is for the visit, whatever deductibles its parts are under. */
  function takeCopay({ visit, cents }: Copay, ofCents: number): number {
    const paid = copays.get(visit) ?? 0;
    const taken = Math.min(ofCents, Math.max(0, cents - paid));
    copays.set(visit, paid + taken);
    return taken;
  }

  /** Rounds the sum of the pool's parts so far and takes only its increase, so that no cent is lost between parts. */
  function takeCoinsurance(pool: string, basisPoints: number, ofCents: number): number {
    const before = coinsured.get(pool) ?? 0n;
    const after = before + BigInt(ofCents) * BigInt(basisPoints);
    coinsured.set(pool, after);
    return halfUp(after, WHOLE) - halfUp(before, WHOLE);
  }

  return {
    takeDeductible: (pool, ofCents) => draw(deductibles, pool, poolOf(pools, pool).deductibleCents, ofCents),
    takeCopay,
    takeCoinsurance,
    takeMaximum: (pool, ofCents) => draw(maximums, pool, poolOf(pools, pool).outOfPocketCents, ofCents),
  };
}

function draw(remaining: Map<string, number>, pool: string, atFirst: number | null, ofCents: number): Draw | null {
  if (atFirst === null) return null;
  const before = remaining.get(pool) ?? atFirst;
  const cents = Math.min(ofCents, before);
  remaining.set(pool, before - cents);
  return { cents, remainingBeforeCents: before, remainingAfterCents: before - cents };
}

function poolOf(pools: Pools, key: string): Pool {
  const pool = Object.hasOwn(pools, key) ? pools[key] : undefined;
  if (pool === undefined) throw new RangeError(`There is no pool ${key}`);
  return pool;
}
