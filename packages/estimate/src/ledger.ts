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
  readonly takeCopay: (copay: Copay, maximumPool: string, ofCents: number) => number;
  /** Gives back what a maximum took off a visit's copay: it was not paid, so that it is still due under another maximum. */
  readonly waiveCopay: (visit: string, maximumPool: string, cents: number) => void;
  readonly takeCoinsurance: (pool: string, basisPoints: number, ofCents: number) => number;
  /** Null if the pool has no maximum. */
  readonly takeMaximum: (pool: string, ofCents: number) => Draw | null;
}

/** What parts under one maximum took of a visit's copay, and how much of that the maximum took off. */
interface CopayUse {
  readonly takenCents: number;
  readonly waivedCents: number;
}

/** Basis points in a whole. */
const WHOLE = 10_000n;

/** Creates a ledger on what remains of each pool. Its calls throw a RangeError for an unknown pool. */
export function createLedger(pools: Pools): Ledger {
  const deductibles = new Map<string, number>();
  const maximums = new Map<string, number>();
  /** By visit, then by maximum. */
  const copays = new Map<string, Map<string, CopayUse>>();
  const coinsured = new Map<string, bigint>();

  function useOf(visit: string, maximumPool: string): CopayUse {
    return copays.get(visit)?.get(maximumPool) ?? { takenCents: 0, waivedCents: 0 };
  }

  function keepUse(visit: string, maximumPool: string, use: CopayUse): void {
    copays.set(visit, new Map(copays.get(visit)).set(maximumPool, use));
  }

  /** A copay is for the visit, whatever deductibles and maximums its parts are under (decision 28). */
  function takeCopay({ visit, cents }: Copay, maximumPool: string, ofCents: number): number {
    let due = cents;
    for (const [pool, { takenCents, waivedCents }] of copays.get(visit) ?? []) {
      due -= pool === maximumPool ? takenCents : takenCents - waivedCents;
    }
    const taken = Math.min(ofCents, Math.max(0, due));
    const use = useOf(visit, maximumPool);
    keepUse(visit, maximumPool, { ...use, takenCents: use.takenCents + taken });
    return taken;
  }

  function waiveCopay(visit: string, maximumPool: string, cents: number): void {
    const use = useOf(visit, maximumPool);
    keepUse(visit, maximumPool, { ...use, waivedCents: use.waivedCents + cents });
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
    waiveCopay,
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
