import { isDeepStrictEqual } from 'node:util';
import type { Share } from '@portico/estimate';
import type { ServiceLimit } from '@portico/x12';
import type { InsuredEstimate } from './insured-estimate.ts';
import { isOfStay, isOfUnknownDays, type ServiceTerms } from './insured-terms.ts';
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
  const ofTypes = types.flatMap((serviceType) => limitsOfCare(serviceType, careOf(service, serviceType), plan, rules));
  const ofPlan = limitsOfCare(PLAN_RULES, careOf(service), plan, rules);
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

const limitAlone = ({ unit, total, period, left, mostLeft, remarks }: ServiceLimit): object => ({
  unit,
  total,
  period,
  left,
  mostLeft,
  remarks,
});

/** The parts of a service that a limit is of, and how long its stay is. */
interface LimitedCare {
  readonly parts: Parts['components'];
  /** Null where nobody knows; 1 without a stay. */
  readonly days: number | null;
}

/** The parts of a service type, or all. Each part of a stay lasts as long as the stay. */
function careOf({ components }: Parts, serviceType?: string): LimitedCare {
  const parts = components.filter((each) => serviceType === undefined || each.serviceType === serviceType);
  const stay = Math.max(...components.map(({ days = 1 }) => days));
  const known = Math.max(...parts.map((part) => (isOfStay(part) ? stay : (part.days ?? 1))));
  return { parts, days: parts.some(isOfStay) && isOfUnknownDays(components) ? null : known };
}

function limitsOfCare(
  serviceType: string,
  { parts, days }: LimitedCare,
  plan: Pick<PayingPlan, 'share' | 'terms'>,
  rules: NonNullable<PlanBenefits['rules']>,
): CareLimit[] {
  if (!parts.some(({ id }) => plan.terms.settled.get(id)?.covered === true)) return [];
  const planPays = planPaysFor(parts, plan);
  return (rules[serviceType]?.limits ?? []).map((limit) => {
    const needed = limit.unit === 'cents' ? planPays : neededOf(limit.unit, days ?? 1);
    // Of what the insurer contradicts itself in, the lower may be true; what surely is not paid goes by the higher.
    const least = mostOf(limit, days ?? 1);
    const most = mostOf({ ...limit, left: limit.mostLeft ?? limit.left }, days ?? 1);
    // With a remark, the plan's may be one of some other care.
    const isOfThisCare = serviceType !== PLAN_RULES || limit.remarks.length === 0;
    const counts = isOfThisCare && planPays > 0;
    const isReached = counts && least < needed;
    const isOfDays = limit.unit === 'days' || limit.period === 'day' || limit.period === 'week';
    const isKnown = isReached && limit.unit === 'cents' && !(days === null && isOfDays);
    return {
      ...limit,
      serviceType,
      isReached,
      mayBeReached: counts && !isReached && days === null && limit.unit === 'days',
      unpaidCents: isKnown ? Math.max(0, planPays - most) : 0,
    };
  });
}

/** What the plan may still pay for at most: what is left, and never more than the total, if the whole care falls in one period. */
function mostOf({ left, total, period }: ServiceLimit, days: number): number {
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
function neededOf(unit: ServiceLimit['unit'], days: number): number {
  return unit === 'days' ? days : 1;
}

function planPaysFor(parts: Parts['components'], { share }: Pick<PayingPlan, 'share'>): number {
  const ids = new Set(parts.map(({ id }) => id));
  const shares = share?.parts.filter(({ componentId }) => ids.has(componentId)) ?? [];
  return shares.reduce((sum, { allowedCents, owedCents }) => sum + Math.max(0, allowedCents - owedCents), 0);
}
