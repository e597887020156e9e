import type { BenefitTerms, Copay, CopayOrder, Pool, Pools } from '@portico/estimate';
import { OVERALL } from '@portico/contract';
import type { Benefits, KnownCopay } from './plan-benefits.ts';
import type { PricedService } from './priced-service.ts';
import { settledBenefits, type SettledBenefits } from './settled-benefits.ts';

type Component = PricedService['components'][number];

/** The benefits, and the order of copay and deductible. */
export interface PlanTerms {
  readonly benefits: Benefits;
  readonly copayOrder: CopayOrder;
  readonly network: BenefitTerms['network'];
  /** How the service is paid, where not by the service types of its parts. */
  readonly paidAs?: PaidAs;
}

/** As preventive care of which the patient owes nothing (45 CFR 147.130), or by the benefits of one service type throughout. */
type PaidAs = 'preventive' | { readonly serviceType: string };

/** How a plan pays for each part of a service, and what is left of its deductibles and maximums. */
export interface ServiceTerms {
  /** By component id. */
  readonly terms: ReadonlyMap<string, BenefitTerms>;
  readonly settled: ReadonlyMap<string, SettledBenefits>;
  readonly pools: Pools;
  /** The same with the lowest of several figures of each maximum, where nothing tells the right one. */
  readonly lowestPools: Pools;
  /** Ids of components with a copay of 0 of their own, which can also mean that no deductible applies to them. */
  readonly zeroCopays: readonly string[];
  /** Ids of components of a stay with a copay by the day, of which one day is counted since nobody knows how many there will be. */
  readonly daysUnknown: readonly string[];
}

/**
 * Turns a plan's benefits into the terms of the engine; null where they are not settled for every part. A pool has the name of the
 * service type that states it, so that a figure which a plan states once is used once: parts without benefits of their own share the
 * deductible and the maximum of the plan.
 */
export function serviceTerms(components: readonly Component[], plan: PlanTerms): ServiceTerms | null {
  const settled = new Map<string, SettledBenefits>();
  const terms = new Map<string, BenefitTerms>();
  for (const component of components) {
    const benefits = settledBenefits(plan.benefits, serviceTypeOf(component, plan));
    if (benefits === null) return null;
    const isPreventive = plan.paidAs === 'preventive';
    // What the plan does not say of other care is not missing where it pays in full.
    settled.set(component.id, isPreventive ? { ...benefits, takenAsNone: [] } : benefits);
    const own = termsOf(component, benefits, plan);
    terms.set(component.id, isPreventive ? { ...own, covered: true, isPreventive } : own);
  }
  const zeroCopays = [...settled].filter(([, own]) => canWaiveByZero(own, plan)).map(([id]) => id);
  return {
    terms,
    settled,
    pools: poolsOf([...settled.values()]),
    lowestPools: poolsOf([...settled.values()].map(atLowest)),
    zeroCopays,
    daysUnknown: unknownDays(components, settled),
  };
}

function serviceTypeOf({ serviceType }: Component, { paidAs }: PlanTerms): string {
  return typeof paidAs === 'object' ? paidAs.serviceType : serviceType;
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

function unknownDays(components: readonly Component[], settled: ServiceTerms['settled']): string[] {
  if (!isOfUnknownDays(components)) return [];
  const isOpen = (part: Component): boolean => isOfStay(part) && settled.get(part.id)?.copay?.per === 'day';
  return components.filter(isOpen).map(({ id }) => id);
}

/** Whether a service has a stay of which nobody knows how long it will be. In the catalogue its days stand with the hospital's part alone. */
export function isOfUnknownDays(components: ReadonlyArray<Pick<Component, 'setting' | 'days'>>): boolean {
  return components.some(isOfStay) && components.every(({ days }) => days === undefined);
}

export function isOfStay({ setting }: Pick<Component, 'setting'>): boolean {
  return setting === 'inpatient';
}

/**
 * A service is one visit: copays of the same amount and period are one copay. A row of an answer can name several service types, and
 * then means the same as one row for each: the copay of a day surgery is stated for surgeon, anesthesia and hospital.
 *
 * A copay by the day is due for each day of the stay; care without a stay counts one day, and of a stay whose days nobody knows the
 * first, so that the amount is the least.
 */
function copayOf({ days = 1 }: Component, { cents, per }: KnownCopay, order: CopayOrder): Copay {
  // A copay without a period is for the visit.
  return { cents: per === 'day' ? cents * days : cents, order, visit: `${cents} by ${per ?? 'visit'}` };
}

/**
 * A copay replaces the deductible only where there is no coinsurance. Coinsurance is paid after the deductible: where care has both,
 * the deductible is not waived. A copay of 0 replaces nothing: many payers write it where there is no copay, and a plan that pays all
 * after the deductible would be free before it. A copay that a patient entered for the whole plan, beside the rest of the deductible,
 * does not replace it either: people enter the figures of their card, which does not say for which care they are.
 */
function orderOf(settled: SettledBenefits, { benefits, copayOrder }: PlanTerms): CopayOrder {
  const { copay, scope, deductible } = settled;
  const isOfWholeByHand = benefits.blankIsNone === true && scope === OVERALL;
  const isWaived = isAlone(settled) && copay?.cents !== 0 && !(isOfWholeByHand && (deductible.remainingCents ?? 0) > 0);
  return copayOrder === 'insteadOfDeductible' && !isWaived ? 'beforeDeductible' : copayOrder;
}

/** Of a service type, since a plan whose copay of 0 took its deductible's place in all care would have no use for a deductible. */
function canWaiveByZero(settled: SettledBenefits, { copayOrder }: PlanTerms): boolean {
  const isOwnZero = settled.copay?.cents === 0 && settled.scope !== OVERALL;
  return copayOrder === 'insteadOfDeductible' && isOwnZero && isAlone(settled);
}

const isAlone = ({ coinsuranceBasisPoints }: SettledBenefits): boolean =>
  coinsuranceBasisPoints === null || coinsuranceBasisPoints === 0;

function atLowest({ outOfPocket, ...settled }: SettledBenefits): SettledBenefits {
  const { remainingCents, lowestCents = remainingCents } = outOfPocket;
  return { ...settled, outOfPocket: { ...outOfPocket, remainingCents: lowestCents } };
}

/** The rest of each deductible and maximum, by pool. */
function poolsOf(settled: readonly SettledBenefits[]): Pools {
  const scopes = new Set(settled.flatMap(({ deductible, outOfPocket }) => [deductible.scope, outOfPocket.scope]));
  return Object.fromEntries([...scopes].map((scope) => [scope, poolOf(settled, scope)]));
}

function poolOf(settled: readonly SettledBenefits[], scope: string): Pool {
  // Care that is not covered uses no deductible or maximum.
  const covered = settled.filter((each) => each.covered);
  const deductible = covered.find((each) => each.deductible.scope === scope)?.deductible;
  const outOfPocket = covered.find((each) => each.outOfPocket.scope === scope)?.outOfPocket;
  return {
    deductibleCents: deductible?.remainingCents ?? null,
    outOfPocketCents: outOfPocket?.remainingCents ?? null,
  };
}
