import { isDeepStrictEqual } from 'node:util';
import type { Share } from '@portico/estimate';
import type { ServiceLimit } from '@portico/x12';
import type { InsuredEstimate } from './insured-estimate.ts';
import { hasUnknownDays, type ServiceTerms } from './insured-terms.ts';
import type { PlanBenefits } from './plan-benefits.ts';
import type { PricedService } from './priced-service.ts';
import { serviceTypesOf } from './service-types-of.ts';

type Parts = Pick<PricedService, 'components' | 'kinds'>;

/** The key of the rules for the plan as a whole (X12 service type 30). */
export const PLAN_RULES = '30';

/** A limit of what the plan pays for. */
export interface CareLimit extends ServiceLimit {
  /** `PLAN_RULES` for the plan as a whole. */
  readonly serviceType: string;
  /** Less is left than the care takes, and the plan was to pay a part of it: how much is owed is not sure. */
  readonly isReached: boolean;
  /** It is reached if a stay whose days nobody knows lasts longer than one day. */
  readonly mayBeReached: boolean;
  /** Of a limit in money that is reached: what the plan leaves of its share at least. Integer cents; 0 for others, and of unknown days. */
  readonly unpaidCents: number;
}

/** How one of the insurances pays for the service. */
export interface PayingPlan {
  readonly terms: ServiceTerms;
  readonly outOfNetwork: boolean;
  /** Null where it pays nothing, or nobody knows what. */
  readonly share: Share | null;
}

/** What counts for an estimate, and what the insurer told last. */
interface KnownBenefits {
  readonly benefits: PlanBenefits | null;
  readonly told: PlanBenefits | null;
}

/** What the insurer said of a plan, also where the patient entered the benefits that count. */
export function toldOf({ benefits, told }: KnownBenefits): PlanBenefits | null {
  return benefits?.from === 'insurer' ? benefits : told;
}

export function firstPlan({ terms, outOfNetwork, isProtected, owed }: InsuredEstimate): PayingPlan {
  return { terms, outOfNetwork: outOfNetwork && !isProtected, share: owed?.share ?? null };
}

/** Null where the second insurance is not counted: then nothing rests on what it says. */
export function secondPlan({ owed }: Pick<InsuredEstimate, 'owed'>): PayingPlan | null {
  if (owed === null || owed.second === null) return null;
  const { second, shares } = owed.second;
  const share = shares.secondaryPaysCents > 0 ? shares.secondary : null;
  return { terms: second.terms, outOfNetwork: second.network === 'out', share };
}

/** What it wants and limits in the network by which the estimate is made. */
export function rulesOf(
  insurance: KnownBenefits,
  { outOfNetwork }: Pick<PayingPlan, 'outOfNetwork'>,
): NonNullable<PlanBenefits['rules']> {
  const told = toldOf(insurance);
  return (outOfNetwork ? told?.outOfNetwork?.rules : told?.rules) ?? {};
}

/** The limits for a service, by service type, and of the plan as a whole. Care that is not covered has none. */
export function limitsOf(
  service: Parts,
  plan: Pick<PayingPlan, 'share' | 'terms'>,
  rules: NonNullable<PlanBenefits['rules']>,
): readonly CareLimit[] {
  const types = serviceTypesOf(service);
  const ofTypes = types.flatMap((serviceType) =>
    limitsOfCare(
      serviceType,
      service.components.filter((each) => each.serviceType === serviceType),
      plan,
      rules,
    ),
  );
  const ofPlan = limitsOfCare(PLAN_RULES, service.components, plan, rules);
  // A row of several service types repeats the plan's limit at each. The plan's measures all of the care, but with a remark none of it.
  const isPlain = ({ remarks }: ServiceLimit): boolean => remarks.length === 0;
  return [
    ...ofTypes.filter((limit) => !isPlain(limit) || !isAmong(ofPlan, limit)),
    ...ofPlan.filter((limit) => isPlain(limit) || !isAmong(ofTypes, limit)),
  ];
}

function isAmong(limits: readonly ServiceLimit[], limit: ServiceLimit): boolean {
  return limits.some((each) => isDeepStrictEqual(limitAlone(each), limitAlone(limit)));
}

const limitAlone = ({ unit, total, period, left, remarks }: ServiceLimit): ServiceLimit => ({
  unit,
  total,
  period,
  left,
  remarks,
});

/** Payers write a limit of 0 in money where there is none: care that is not paid for is not covered. */
const isNoLimit = ({ unit, total }: ServiceLimit): boolean => unit === 'cents' && total === 0;

function limitsOfCare(
  serviceType: string,
  parts: Parts['components'],
  plan: Pick<PayingPlan, 'share' | 'terms'>,
  rules: NonNullable<PlanBenefits['rules']>,
): CareLimit[] {
  if (!parts.some(({ id }) => plan.terms.settled.get(id)?.covered === true)) return [];
  const planPays = planPaysFor(parts, plan);
  const isOfUnknownDays = parts.some(hasUnknownDays);
  const limits = (rules[serviceType]?.limits ?? []).filter((limit) => !isNoLimit(limit));
  return limits.map((limit) => {
    const needed = limit.unit === 'cents' ? planPays : neededOf(limit.unit, parts);
    const most = mostOf(limit, parts);
    // With a remark, the plan's may be one of some other care.
    const isOfThisCare = serviceType !== PLAN_RULES || limit.remarks.length === 0;
    const counts = isOfThisCare && planPays > 0;
    const isReached = counts && most < needed;
    const isOfDays = limit.unit === 'days' || limit.period === 'day' || limit.period === 'week';
    const isKnown = isReached && limit.unit === 'cents' && !(isOfUnknownDays && isOfDays);
    return {
      ...limit,
      serviceType,
      isReached,
      mayBeReached: counts && !isReached && isOfUnknownDays && limit.unit === 'days',
      unpaidCents: isKnown ? planPays - most : 0,
    };
  });
}

/** What the plan may still pay for at most: what is left, and never more than the total, if the whole care falls in one period. */
function mostOf({ left, total, period }: ServiceLimit, parts: Parts['components']): number {
  const days = daysOf(parts);
  const periods = period === 'day' ? days : period === 'week' ? Math.ceil(days / 7) : 1;
  return Math.min(left ?? Infinity, (total ?? Infinity) * periods);
}

/** The service types of which less is left than the care takes. */
export function reachedTypes(service: Parts, plan: PayingPlan, insurance: KnownBenefits): string[] {
  const limits = limitsOf(service, plan, rulesOf(insurance, plan));
  const reached = limits.filter(({ isReached }) => isReached).map(({ serviceType }) => serviceType);
  return reached.includes(PLAN_RULES) ? serviceTypesOf(service) : reached;
}

/** Whether the days of a stay, which nobody knows, decide how much of it the plan pays for. */
export function isLimitedByDays(service: Parts, plan: PayingPlan, insurance: KnownBenefits): boolean {
  return limitsOf(service, plan, rulesOf(insurance, plan)).some(({ mayBeReached }) => mayBeReached);
}

/** A stay takes its days; else one visit, or whatever the unit is, is what is known. */
function neededOf(unit: ServiceLimit['unit'], parts: Parts['components']): number {
  return unit === 'days' ? daysOf(parts) : 1;
}

function daysOf(parts: Parts['components']): number {
  return Math.max(...parts.map(({ days = 1 }) => days));
}

function planPaysFor(parts: Parts['components'], { share }: Pick<PayingPlan, 'share'>): number {
  const ids = new Set(parts.map(({ id }) => id));
  const shares = share?.parts.filter(({ componentId }) => ids.has(componentId)) ?? [];
  return shares.reduce((sum, { allowedCents, owedCents }) => sum + Math.max(0, allowedCents - owedCents), 0);
}
