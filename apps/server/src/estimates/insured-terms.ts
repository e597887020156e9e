import type { BenefitTerms, Copay, CopayOrder, Pool, Pools } from '@portico/estimate';
import type { Benefits } from './plan-benefits.ts';
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
 * Puts a plan's benefits into the terms of the engine; null where they are not settled for some part. Pools and copays are
 * named after the service type that states them, so that what a plan states once is used once: parts which fall back on the
 * benefits of the whole plan share its copay, its deductible and its maximum.
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

function termsOf(component: Component, settled: SettledBenefits, { copayOrder, network }: PlanTerms): BenefitTerms {
  const { covered, coinsuranceBasisPoints, scope, deductible, outOfPocket } = settled;
  return {
    covered,
    copay: copayOf(component, settled, { order: orderOf(settled, copayOrder), visit: scope }),
    coinsuranceBasisPoints,
    pool: deductible.scope,
    maximumPool: outOfPocket.scope,
    network,
  };
}

/** A copay by the day is due for each day of the stay; where the stay is not known, for one. */
function copayOf(
  { days = 1 }: Component,
  { copay }: SettledBenefits,
  terms: Pick<Copay, 'order' | 'visit'>,
): Copay | null {
  return copay && { ...terms, cents: copay.per === 'day' ? copay.cents * days : copay.cents };
}

/**
 * A copay takes the deductible's place only where it stands alone. Coinsurance is what is paid once the deductible is met: care that
 * costs both is care for which the deductible is not waived.
 */
function orderOf({ coinsuranceBasisPoints }: SettledBenefits, copayOrder: CopayOrder): CopayOrder {
  const isAlone = coinsuranceBasisPoints === null || coinsuranceBasisPoints === 0;
  return copayOrder === 'insteadOfDeductible' && !isAlone ? 'beforeDeductible' : copayOrder;
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
