import type { Pools } from './benefits.ts';
import { type CoveredService, patientShare } from './patient-share.ts';
import { maximumsOver, type YearlyKind } from './year-use.ts';

/** A deductible or yearly maximum that the patient may pay more toward before the service, on other care. */
export interface Payable {
  readonly kind: YearlyKind;
  /** The pool that it belongs to, by its key in `Pools`. */
  readonly pool: string;
}

/** What can still be paid toward it: all that is left. Integer cents. */
export interface PayableByThen extends Payable {
  readonly maxCents: number;
}

/**
 * What is left of deductibles and maximums once the patient has paid toward one of them. What is paid toward a
 * deductible counts toward the maximum that it is under as well: the yearly limit is one of all cost sharing, deductibles
 * included (45 CFR 155.20, 156.130). More than is left changes nothing further.
 *
 * @param paidCents integer cents from 0.
 * @throws RangeError for any other amount.
 */
export function poolsAfterPaying({ parts, pools }: CoveredService, { kind, pool }: Payable, paidCents: number): Pools {
  if (!Number.isSafeInteger(paidCents) || paidCents < 0) {
    throw new RangeError('An amount must be a whole number of cents from 0');
  }
  const left = pools[pool];
  if (left === undefined) throw new RangeError(`There is no pool ${pool}`);
  if (kind === 'maximum') return withLess(pools, pool, 'outOfPocketCents', paidCents);
  const paid = Math.min(paidCents, left.deductibleCents ?? 0);
  const covered = parts.filter(({ terms }) => terms.covered);
  return maximumsOver(pool, covered).reduce<Pools>(
    (less, maximum) => withLess(less, maximum, 'outOfPocketCents', paid),
    withLess(pools, pool, 'deductibleCents', paid),
  );
}

/** What is left once every deductible that the service is under has been met by other care. */
export function poolsWithDeductiblesMet({ parts, pools }: CoveredService): Pools {
  return deductiblesLeft({ parts, pools }).reduce<Pools>(
    (less, pool) => poolsAfterPaying({ parts, pools: less }, { kind: 'deductible', pool }, amountLeft(pools, pool)),
    pools,
  );
}

/**
 * What a patient may pay toward before the service so that they owe less for it: a deductible, or, where none is left,
 * a maximum. Null where nothing that is paid by then lowers the amount, and for a deductible that stands under two
 * maximums, since nothing tells toward which of them a payment counts.
 *
 * @param plan the pool to take where several would lower the amount: that of the whole plan.
 */
export function payableByThen({ parts, pools }: CoveredService, plan: string): PayableByThen | null {
  const covered = parts.filter(({ terms }) => terms.covered);
  const deductibles = deductiblesLeft({ parts, pools });
  const candidates: Payable[] =
    deductibles.length > 0
      ? deductibles.map((pool) => ({ kind: 'deductible', pool }))
      : covered.flatMap(({ terms }) => maximumsOver(terms.pool, covered).map((pool) => ({ kind: 'maximum', pool })));
  const { owedCents } = patientShare({ parts, pools });
  const found = candidates
    .toSorted((one, other) => Number(other.pool === plan) - Number(one.pool === plan))
    .map((payable) => ({ ...payable, maxCents: leftOf(pools, payable) }))
    .find((payable) => {
      const after = poolsAfterPaying({ parts, pools }, payable, payable.maxCents);
      return patientShare({ parts, pools: after }).owedCents < owedCents;
    });
  if (found === undefined) return null;
  return found.kind === 'deductible' && maximumsOver(found.pool, covered).length > 1 ? null : found;
}

/** The pools of the covered parts with something left of their deductible. */
function deductiblesLeft({ parts, pools }: CoveredService): string[] {
  const own = new Set(parts.filter(({ terms }) => terms.covered).map(({ terms }) => terms.pool));
  return [...own].filter((pool) => amountLeft(pools, pool) > 0);
}

function amountLeft(pools: Pools, pool: string): number {
  return leftOf(pools, { kind: 'deductible', pool });
}

/** 0 where the plan has none. */
function leftOf(pools: Pools, { kind, pool }: Payable): number {
  return pools[pool]?.[kind === 'deductible' ? 'deductibleCents' : 'outOfPocketCents'] ?? 0;
}

function withLess(pools: Pools, key: string, figure: 'deductibleCents' | 'outOfPocketCents', cents: number): Pools {
  const pool = pools[key];
  const left = pool?.[figure] ?? null;
  if (pool === undefined || left === null) return pools;
  return { ...pools, [key]: { ...pool, [figure]: Math.max(0, left - cents) } };
}
