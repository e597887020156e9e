import type { BenefitTerms, Copay, CopayOrder, Pool, Pools } from '@portico/estimate';
import { OVERALL } from '@portico/contract';
import type { Benefits, KnownCopay } from './plan-benefits.ts';
import type { PricedService } from './priced-service.ts';
import { settledBenefits, type SettledBenefits } from './settled-benefits.ts';

type Component = PricedService['components'][number];

/** Whose benefits hold, and when a copay is due. */
export interface PlanTerms {
  readonly benefits: Benefits;
  readonly copayOrder: CopayOrder;
  readonly network: BenefitTerms['network'];
}

/** How a plan pays for each part of a service, and what is left of its deductibles and maximums. */
export interface ServiceTerms {
  /** By component id. */
  readonly terms: ReadonlyMap<string, BenefitTerms>;
  readonly settled: ReadonlyMap<string, SettledBenefits>;
  readonly pools: Pools;
}

/**
 * Puts a plan's benefits into the terms of the engine; null where they are not settled for some part. Pools are named after the
 * service type that states them, so that what a plan states once is used once: parts which fall back on the benefits of the
 * whole plan share its deductible and its maximum.
 */
export function serviceTerms(components: readonly Component[], plan: PlanTerms): ServiceTerms | null {
  const settled = new Map<string, SettledBenefits>();
  const terms = new Map<string, BenefitTerms>();
  for (const component of components) {
    const benefits = settledBenefits(plan.benefits, component.serviceType);
    if (benefits === null) return null;
    settled.set(component.id, benefits);
    terms.set(component.id, termsOf(component, benefits, plan));
  }
  return { terms, settled, pools: poolsOf([...settled.values()]) };
}

function termsOf(component: Component, settled: SettledBenefits, plan: PlanTerms): BenefitTerms {
  const { covered, coinsuranceBasisPoints, deductible, outOfPocket } = settled;
  return {
    covered,
    copay: settled.copay && copayOf(component, settled.copay, orderOf(settled, plan)),
    coinsuranceBasisPoints,
    pool: deductible.scope,
    maximumPool: outOfPocket.scope,
    network: plan.network,
  };
}

/**
 * Copays of the same amount and period are one copay of the visit, which a service is. One row of an answer may name several
 * service types, and means what a row for each would: a day surgery's copay is stated for surgeon, anesthesia and hospital.
 *
 * A copay by the day is due for each day of the stay; where the stay is not known, for one.
 */
function copayOf({ days = 1 }: Component, { cents, per }: KnownCopay, order: CopayOrder): Copay {
  // A copay without a period is for the visit.
  return { cents: per === 'day' ? cents * days : cents, order, visit: `${cents} by ${per ?? 'visit'}` };
}

/**
 * A copay takes the deductible's place only where it stands alone. Coinsurance is what is paid once the deductible is met: care that
 * costs both is care for which the deductible is not waived. Nor is it by a copay that a patient entered for the plan as a whole
 * beside what is left of the deductible: people enter the figures that their card has, and it is not said for which care.
 */
function orderOf(
  { coinsuranceBasisPoints, scope, deductible }: SettledBenefits,
  { benefits, copayOrder }: PlanTerms,
): CopayOrder {
  const isAlone = coinsuranceBasisPoints === null || coinsuranceBasisPoints === 0;
  const isOfWholeByHand = benefits.blankIsNone === true && scope === OVERALL;
  const isWaived = isAlone && !(isOfWholeByHand && (deductible.remainingCents ?? 0) > 0);
  return copayOrder === 'insteadOfDeductible' && !isWaived ? 'beforeDeductible' : copayOrder;
}

/** What is left of each, by whose it is. */
function poolsOf(settled: readonly SettledBenefits[]): Pools {
  const scopes = new Set(settled.flatMap(({ deductible, outOfPocket }) => [deductible.scope, outOfPocket.scope]));
  return Object.fromEntries([...scopes].map((scope) => [scope, poolOf(settled, scope)]));
}

function poolOf(settled: readonly SettledBenefits[], scope: string): Pool {
  // What is not covered draws on nothing, and says nothing of what is left.
  const covered = settled.filter((each) => each.covered);
  const deductible = covered.find((each) => each.deductible.scope === scope)?.deductible;
  const outOfPocket = covered.find((each) => each.outOfPocket.scope === scope)?.outOfPocket;
  return {
    deductibleCents: deductible?.remainingCents ?? null,
    outOfPocketCents: outOfPocket?.remainingCents ?? null,
  };
}
