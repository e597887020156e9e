import {
  coordinatedShare,
  coordinatedShareRange,
  type CoordinatedShare,
  type CoordinationRule,
  type CoveredPart,
  type CoveredService,
  type Pools,
  poolsWithDeductiblesMet,
} from '@portico/estimate';
import { type PlanTerms, type ServiceTerms, serviceTerms } from './insured-terms.ts';
import type { PlanBenefits } from './plan-benefits.ts';
import type { PricedService } from './priced-service.ts';

/** An insurance that pays after the first, with settled benefits. */
export interface SecondInsurance extends Pick<PlanTerms, 'copayOrder'> {
  readonly benefits: PlanBenefits;
  readonly rule: CoordinationRule;
  /** The location is out of its network. */
  readonly outOfNetwork: boolean;
}

/** How the second insurance pays for a service at a location. */
export interface SecondTerms extends Pick<SecondInsurance, 'rule'>, Pick<PlanTerms, 'benefits' | 'network'> {
  readonly terms: ServiceTerms;
}

/** What both insurances leave of a service. Amounts are integer cents. */
export interface SecondPayment {
  readonly second: SecondTerms;
  /** The service as the second pays for it. */
  readonly covered: CoveredService;
  readonly shares: CoordinatedShare;
}

/** What both leave, and the range of it. Integer cents. */
interface PaidByBoth {
  readonly payment: SecondPayment;
  readonly lowCents: number;
  readonly highCents: number;
  /** The lowest, if by then other care has met every deductible of both. */
  readonly lowWhenMetCents: number;
  /** The lowest of that, if of several figures of a maximum the lowest is right. */
  readonly lowestCents: number;
}

/**
 * Null where it is not known what it pays: its benefits are open, or it does not speak of care outside its network. Nor is it where
 * the care is out of the first's network and in its own: the amounts are the full charges there, while it has agreed on others.
 */
export function secondTerms(
  { components }: Pick<PricedService, 'components'>,
  { benefits, copayOrder, rule, outOfNetwork }: SecondInsurance,
  first: { readonly outOfNetwork: boolean },
): SecondTerms | null {
  if (first.outOfNetwork && !outOfNetwork) return null;
  const ofNetwork = outOfNetwork ? benefits.outOfNetwork : benefits;
  if (ofNetwork === null) return null;
  const network = outOfNetwork ? 'out' : 'in';
  const terms = serviceTerms(components, { benefits: ofNetwork, copayOrder, network });
  return terms && { rule, benefits: ofNetwork, network, terms };
}

/**
 * What both pay, and the range of it over the prices of each plan that can be the patient's first one.
 *
 * @param lowestPools of the first.
 */
export function secondPayment(
  covered: CoveredService,
  ofPlans: readonly CoveredService[],
  second: SecondTerms,
  lowestPools: Pools,
): PaidByBoth {
  const both = ofPlans.map((plan) => coordinated(plan, second));
  const ranges = both.map(coordinatedShareRange);
  const lowOf = (all: readonly Coordinated[]): number => Math.min(...all.map(lowWhenMet));
  const atLowest = both.map(({ primary, secondary, rule }) => ({
    primary: { ...primary, pools: lowestPools },
    secondary: { ...secondary, pools: second.terms.lowestPools },
    rule,
  }));
  const ofPlan = coordinated(covered, second);
  return {
    payment: { second, covered: ofPlan.secondary, shares: coordinatedShare(ofPlan) },
    lowCents: Math.min(...ranges.map(({ lowCents }) => lowCents)),
    highCents: Math.max(...ranges.map(({ highCents }) => highCents)),
    lowWhenMetCents: lowOf(both),
    lowestCents: Math.min(lowOf(both), lowOf(atLowest)),
  };
}

const lowWhenMet = ({ primary, secondary, rule }: Coordinated): number =>
  coordinatedShareRange({ primary: withDeductiblesMet(primary), secondary: withDeductiblesMet(secondary), rule })
    .lowCents;

const withDeductiblesMet = (service: CoveredService): CoveredService => ({
  ...service,
  pools: poolsWithDeductiblesMet(service),
});

/** How the parts change for the worse under each of two insurances. */
interface Worse {
  readonly first: (parts: readonly CoveredPart[]) => readonly CoveredPart[];
  readonly second: (parts: readonly CoveredPart[]) => readonly CoveredPart[];
}

/** Whether the parts so changed leave more than both leave as they are. */
export function bothCanBeMore(
  { second, shares }: SecondPayment,
  { parts, pools }: CoveredService,
  worse: Worse,
): boolean {
  const both = coordinated({ parts, pools }, second);
  const worst = {
    ...both,
    primary: { parts: worse.first(parts), pools },
    secondary: { ...both.secondary, parts: worse.second(both.secondary.parts) },
  };
  return coordinatedShare(worst).owedCents > shares.owedCents;
}

type Coordinated = Parameters<typeof coordinatedShareRange>[0];

/** The same parts as the second pays for them. What is billed above the allowed amount is none of its. */
function coordinated(primary: CoveredService, { rule, terms: { terms, pools } }: SecondTerms) {
  const parts = primary.parts.flatMap(({ componentId, allowedCents, lowCents, highCents }): CoveredPart[] => {
    const own = terms.get(componentId);
    const ends = { ...(lowCents === undefined ? {} : { lowCents }), ...(highCents === undefined ? {} : { highCents }) };
    return own === undefined ? [] : [{ componentId, allowedCents, ...ends, terms: own }];
  });
  return { primary, secondary: { parts, pools }, rule };
}
