import {
  type AllowedService,
  allowedService,
  type CoveredPart,
  type CoveredService,
  noAmounts,
  patientShare,
  patientShareRange,
  poolsWithDeductiblesMet,
  type ServiceEstimate,
  type Share,
} from '@portico/estimate';
import { componentsOn, type PlanKind } from '../../catalogue/index.ts';
import type { PriceFile } from '../../prices/queries/listed-charges.ts';
import { allowedByPlans, type AllowedByPlans, totalOf } from './allowed-by-plans.ts';
import type { InsuranceView } from '../model/insurance-view.ts';
import type { Benefits } from './plan-benefits.ts';
import { type PlanTerms, type ServiceTerms, serviceTerms } from './insured-terms.ts';
import {
  bothCanBeMore,
  type SecondInsurance,
  type SecondPayment,
  secondPayment,
  type SecondTerms,
  secondTerms,
} from './second-payment.ts';
import { atLongestStay, atWorst, canBeMore } from './can-be-more.ts';
import type { SiteEstimate } from './site-estimate.ts';
import type { PricedService } from './priced-service.ts';
import { isProtectedEmergency } from './emergency-care.ts';
import { hasPrincipal } from './principal-part.ts';
import type { SiteRates } from './rate-books.ts';

/** What a service costs a patient with insurance at one location. */
export interface InsuredEstimate {
  readonly file: PriceFile | null;
  /** Where it is unknown which of several plans is the patient's. */
  readonly ofPlans: PossiblePlans | null;
  /** Allowed amounts; out of network the full charges, since nothing was agreed. */
  readonly allowed: AllowedService;
  readonly terms: ServiceTerms;
  /** The benefits that apply here: in network, or out of it. */
  readonly benefits: Benefits;
  /** Null where no allowed amount is known of the principal part. */
  readonly owed: Owed | null;
  readonly outOfNetwork: boolean;
  /** Emergency care out of network, which the law has the plan pay for as in it (docs/decisions/0231). `benefits` are those in network then. */
  readonly isProtected: boolean;
  /** Everything is priced, and the patient owes nothing by what is known of the plan (spec §3, LegitimateFreeEstimate). */
  readonly free: boolean;
  /** A figure that the patient left blank can make it more (`canBeMore`). */
  readonly isLeast: boolean;
  /** One day of a copay by the day is counted of a stay whose days nobody knows, and more days can make it more. */
  readonly isOfOneDay: boolean;
  /** How much less the patient pays without insurance, in cents; null where it is not less, or not comparable. */
  readonly cashSavingCents: number | null;
}

/** The insurer's plans in a price file, with the totals of the cheapest and the dearest. Integer cents. */
interface PossiblePlans {
  /** Those with a price for the principal part. */
  readonly count: number;
  readonly withoutPrice: number;
  /** Ids of parts that the plan of `allowed` prices, and others of `count` do not. */
  readonly pricedBySome: readonly string[];
  readonly lowCents: number;
  readonly highCents: number;
}

/** What the patient owes, and its range, after all insurances that are counted. Integer cents. */
interface Owed {
  readonly owedCents: number;
  /** By the first insurance alone. */
  readonly share: Share;
  /** Null without a second insurance, or where what it pays is not known. */
  readonly second: SecondPayment | null;
  /** What `share` was computed from. */
  readonly covered: CoveredService;
  readonly lowCents: number;
  readonly highCents: number;
  /** The lowest, if by then other care has met every deductible of the service. */
  readonly lowWhenMetCents: number;
  /** The lowest of that, if of several figures of a maximum the lowest is right. */
  readonly lowestCents: number;
}

/** How the insurance pays. */
export type PayingInsurance = Pick<InsuranceView, 'copayOrder'> &
  Pick<PlanTerms, 'paidAs'> & {
    readonly benefits: NonNullable<InsuranceView['benefits']>;
    /** Of a plan that the rules for ordinary plans do not bind; null or absent where nothing says so. */
    readonly planKind?: PlanKind | null;
    /** The one that pays after it; absent for none, and where what it pays is not known. */
    readonly second?: SecondInsurance;
  };

/**
 * The estimate with insurance at a location. Null where it cannot be made: the benefits are not settled, or the care is out of the
 * insurer's network and the insurer does not pay for that, or does not say whether it does. Then the price without insurance is shown.
 * Emergency care out of network is paid for as in it.
 *
 * @param selfPay the same service at the same location, without insurance.
 */
export function insuredEstimate(
  service: PricedService,
  { benefits, copayOrder, paidAs, planKind = null, second }: PayingInsurance,
  rates: SiteRates,
  { estimate: selfPay }: SiteEstimate,
): InsuredEstimate | null {
  const { outOfNetwork } = rates;
  const isProtected = outOfNetwork && isProtectedEmergency(service, planKind);
  const network = outOfNetwork && !isProtected ? 'out' : 'in';
  const ofNetwork = network === 'out' ? benefits.outOfNetwork : benefits;
  if (ofNetwork === null) return null;
  const terms = serviceTerms(service.components, {
    benefits: ofNetwork,
    copayOrder,
    network,
    ...(paidAs === undefined ? {} : { paidAs }),
  });
  if (terms === null || (network === 'out' && paysNothing(terms))) return null;
  const { allowed: read, each } = outOfNetwork ? fullCharges(service, rates) : allowedByPlans(service, rates);
  const allowed = withPartsOf(selfPay, hasPrincipal(service, read) ? read : noAmounts(read.unpriced));
  // What a second insurance counts of a bill that the law caps, nothing tells.
  const counted = second && !isProtected ? secondTerms(service, second, rates) : null;
  const owed = owedOf(allowed, each, terms, counted);
  const ofPlans = outOfNetwork ? null : possiblePlans(rates, allowed, each);
  const isByHand = ofNetwork.blankIsNone === true;
  const isLeast = owed !== null && isLeastOf(owed, terms, isByHand);
  const isOfOneDay = owed !== null && isOfOneDayOf(owed, terms);
  return {
    file: rates.file,
    ofPlans,
    allowed,
    terms,
    benefits: ofNetwork,
    owed,
    outOfNetwork,
    isProtected,
    free: owed?.highCents === 0 && isWhollyPriced(allowed, ofPlans) && !isLeast && !isOfOneDay,
    isLeast,
    isOfOneDay,
    cashSavingCents: owed && cashSaving(allowed, owed, selfPay),
  };
}

function isLeastOf({ share, covered, second }: Owed, terms: ServiceTerms, isByHand: boolean): boolean {
  if (second === null) return isByHand && canBeMore(share, covered.parts, terms);
  const ofSecond = second.second;
  return bothCanBeMore(second, covered, {
    first: (parts) => (isByHand ? atWorst(parts, terms.settled) : parts),
    second: (parts) => (ofSecond.benefits.blankIsNone === true ? atWorst(parts, ofSecond.terms.settled) : parts),
  });
}

function isOfOneDayOf({ share, covered, second }: Owed, terms: ServiceTerms): boolean {
  if (second === null) {
    const longest = { ...covered, parts: atLongestStay(covered.parts, terms) };
    return patientShare(longest).owedCents > share.owedCents;
  }
  return bothCanBeMore(second, covered, {
    first: (parts) => atLongestStay(parts, terms),
    second: (parts) => atLongestStay(parts, second.second.terms),
  });
}

function paysNothing({ terms }: ServiceTerms): boolean {
  return [...terms.values()].every(({ covered }) => !covered);
}

/** Out of network no price was agreed: the full charge is billed, and the plan calculates from it. */
function fullCharges(service: PricedService, { file, charges }: SiteRates): AllowedByPlans {
  const components = componentsOn(service.components, file?.lastUpdatedOn ?? null);
  const billed = {
    line: 0,
    payerName: '',
    planName: '',
    methodology: 'other',
    percentage: null,
    algorithm: null,
    notes: null,
  } as const;
  const unpaid = { medianCents: null, p10Cents: null, p90Cents: null };
  const atFullCharge = charges.map((charge) => ({
    ...charge,
    rates:
      charge.grossCents === null ? [] : [{ ...billed, ...unpaid, line: charge.line, dollarCents: charge.grossCents }],
  }));
  const allowed = allowedService(components, atFullCharge, () => true);
  return { allowed, each: [allowed] };
}

function possiblePlans(
  { plan }: SiteRates,
  { priced }: AllowedService,
  each: readonly AllowedService[],
): PossiblePlans | null {
  if (plan.by !== 'allPlans' || plan.names.length < 2) return null;
  const totals = each.map(totalOf);
  const lacking = new Set(each.flatMap(({ unpriced }) => unpriced.map(({ component }) => component.id)));
  return {
    count: each.length,
    withoutPrice: plan.names.length - each.length,
    pricedBySome: priced.map(({ component }) => component.id).filter((id) => lacking.has(id)),
    lowCents: Math.min(...totals),
    highCents: Math.max(...totals),
  };
}

function isWhollyPriced({ unpriced }: AllowedService, ofPlans: PossiblePlans | null): boolean {
  return unpriced.length === 0 && (ofPlans === null || ofPlans.pricedBySome.length === 0);
}

/** A physician's fee that is missing in the price without insurance, because only other sites list it, is missing here too. */
function withPartsOf(selfPay: ServiceEstimate, allowed: AllowedService): AllowedService {
  const told = new Set([...allowed.priced, ...allowed.unpriced].map(({ component }) => component.id));
  const missing = selfPay.unpriced.filter(({ component }) => !told.has(component.id));
  if (allowed.total === null || missing.length === 0) return allowed;
  const unpriced = [
    ...allowed.unpriced,
    ...missing.map(({ component, reason }) => ({ component, reason: reason === 'noAmount' ? 'notListed' : reason })),
  ];
  const isHospitalAlone =
    allowed.physician === null && unpriced.some(({ component }) => component.fee === 'professional');
  return {
    ...allowed,
    unpriced,
    physicianFeesRemoved: isHospitalAlone,
    hasPricingFailures: unpriced.some(({ component }) => component.fee === 'facility' || !isHospitalAlone),
  };
}

/** The amount by the plan that is taken as the patient's, and the range of all plans that can be. */
function owedOf(
  allowed: AllowedService,
  each: readonly AllowedService[],
  terms: ServiceTerms,
  second: SecondTerms | null,
): Owed | null {
  if (allowed.total === null) return null;
  const { pools, lowestPools } = terms;
  const covered = { parts: coveredParts(allowed, terms), pools };
  const ofPlans = each.map((ofPlan) => ({ parts: coveredParts(ofPlan, terms), pools }));
  const ranges = ofPlans.map(patientShareRange);
  const lowOf = (all: readonly CoveredService[]): number =>
    Math.min(...all.map((plan) => patientShareRange({ ...plan, pools: poolsWithDeductiblesMet(plan) }).lowCents));
  const share = patientShare(covered);
  const both = second && secondPayment(covered, ofPlans, second, lowestPools);
  return {
    owedCents: both?.payment.shares.owedCents ?? share.owedCents,
    share,
    second: both?.payment ?? null,
    covered,
    lowCents: both?.lowCents ?? Math.min(...ranges.map(({ lowCents }) => lowCents)),
    highCents: both?.highCents ?? Math.max(...ranges.map(({ highCents }) => highCents)),
    lowWhenMetCents: both?.lowWhenMetCents ?? lowOf(ofPlans),
    lowestCents: both?.lowestCents ?? lowOf(ofPlans.map((plan) => ({ ...plan, pools: lowestPools }))),
  };
}

/** Out of network, the part of the bill that the insurer does not accept is unknown: insurers do not publish what they accept. */
function coveredParts({ priced }: AllowedService, { terms }: ServiceTerms): CoveredPart[] {
  return priced.flatMap(({ component, price }) => {
    const own = terms.get(component.id);
    const { amountCents: allowedCents, lowCents, highCents } = price;
    return own ? [{ componentId: component.id, allowedCents, lowCents, highCents, terms: own }] : [];
  });
}

/** The price without insurance must include at least the same parts: else it is cheaper only because parts are missing. */
function cashSaving(allowed: AllowedService, { owedCents }: Owed, { priced, total }: ServiceEstimate): number | null {
  const paidInCash = new Set(priced.map(({ component }) => component.id));
  const isComparable = allowed.priced.every(({ component }) => paidInCash.has(component.id));
  if (total === null || !isComparable) return null;
  const saving = owedCents - total.amountCents;
  return saving > 0 ? saving : null;
}
