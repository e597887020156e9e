import {
  type AllowedService,
  allowedService,
  type CoveredPart,
  noAmounts,
  patientShare,
  patientShareRange,
  type ServiceEstimate,
  type Share,
} from '@portico/estimate';
import type { PriceFile } from '../db/queries/listed-charges.ts';
import type { InsuranceView } from './insurance-view.ts';
import type { Benefits } from './plan-benefits.ts';
import { type ServiceTerms, serviceTerms } from './insured-terms.ts';
import type { SiteEstimate } from './price-books.ts';
import type { PricedService } from './priced-service.ts';
import type { SiteRates } from './rate-books.ts';

/** What a service costs a patient with insurance at one location. */
export interface InsuredEstimate {
  readonly file: PriceFile | null;
  /** Whose rates were chosen among: of several plans where nothing tells which is the patient's. */
  readonly plan: SiteRates['plan'];
  /** Allowed amounts; out of network the full charges, since nothing was agreed. */
  readonly allowed: AllowedService;
  readonly terms: ServiceTerms;
  /** Those that hold here: in network, or out of it. */
  readonly benefits: Benefits;
  /** Null where no allowed amount is known of the principal part. */
  readonly owed: Owed | null;
  readonly outOfNetwork: boolean;
  /** Everything is priced, and the patient owes nothing by what is known of the plan (spec §3, LegitimateFreeEstimate). */
  readonly free: boolean;
  /** What is saved by paying without insurance, in cents; null where that is no cheaper, or not comparable. */
  readonly cashSavingCents: number | null;
}

/** What the patient owes, and the range of it. Integer cents. */
interface Owed {
  readonly share: Share;
  readonly lowCents: number;
  readonly highCents: number;
}

type Insurance = Pick<InsuranceView, 'copayOrder'> & { readonly benefits: NonNullable<InsuranceView['benefits']> };

/**
 * The estimate with insurance at a location; null where there can be none: the benefits are not settled, or the care is out of
 * the insurer's network and it pays for none there, or says nothing of it. Then the price without insurance is what counts.
 *
 * @param selfPay the same service at the same location, without insurance.
 */
export function insuredEstimate(
  service: PricedService,
  { benefits, copayOrder }: Insurance,
  rates: SiteRates,
  { estimate: selfPay }: SiteEstimate,
): InsuredEstimate | null {
  const { outOfNetwork } = rates;
  const ofNetwork = outOfNetwork ? benefits.outOfNetwork : benefits;
  if (ofNetwork === null) return null;
  const network = outOfNetwork ? 'out' : 'in';
  const terms = serviceTerms(service.components, { benefits: ofNetwork, copayOrder, network });
  if (terms === null || (outOfNetwork && paysNothing(terms))) return null;
  const read = outOfNetwork
    ? fullCharges(service, rates)
    : allowedService(service.components, rates.charges, rates.plan.isChosen);
  const allowed = withPartsOf(selfPay, hasPrincipal(service, read) ? read : noAmounts(read.unpriced));
  const owed = owedOf(allowed, terms, outOfNetwork);
  return {
    file: rates.file,
    plan: rates.plan,
    allowed,
    terms,
    benefits: ofNetwork,
    owed,
    outOfNetwork,
    free: owed?.share.owedCents === 0 && allowed.unpriced.length === 0 && saysWhatIsPaid(terms),
    cashSavingCents: owed && cashSaving(allowed, owed, selfPay),
  };
}

function paysNothing({ terms }: ServiceTerms): boolean {
  return [...terms.values()].every(({ covered }) => !covered);
}

/** Care of which neither copay nor coinsurance was entered may cost something all the same: nobody has said that it is free. */
function saysWhatIsPaid({ settled }: ServiceTerms): boolean {
  return [...settled.values()].every(
    ({ takenAsNone }) => !(takenAsNone.includes('copay') && takenAsNone.includes('coinsurance')),
  );
}

/** Out of network nothing was agreed: the full charge is what is billed, and the plan reckons from it. */
function fullCharges({ components }: PricedService, { charges }: SiteRates): AllowedService {
  const billed = {
    line: 0,
    payerName: '',
    planName: '',
    methodology: 'other',
    percentage: null,
    algorithm: null,
  } as const;
  const unpaid = { medianCents: null, p10Cents: null, p90Cents: null };
  const atFullCharge = charges.map((charge) => ({
    ...charge,
    rates:
      charge.grossCents === null ? [] : [{ ...billed, ...unpaid, line: charge.line, dollarCents: charge.grossCents }],
  }));
  return allowedService(components, atFullCharge, () => true);
}

/** Where the principal part has no allowed amount, no other is an amount of the service: as without insurance. */
function hasPrincipal({ components }: PricedService, { priced, unpriced }: AllowedService): boolean {
  const listed = new Set([...priced, ...unpriced].map(({ component }) => component.id));
  const principal = components.find(({ id }) => listed.has(id));
  return priced.some(({ component }) => component.id === principal?.id);
}

/** What the price without insurance misses, the price with insurance misses too: a physician's fee that other sites list. */
function withPartsOf(selfPay: ServiceEstimate, allowed: AllowedService): AllowedService {
  const told = new Set([...allowed.priced, ...allowed.unpriced].map(({ component }) => component.id));
  const missing = selfPay.unpriced.filter(({ component }) => !told.has(component.id));
  if (allowed.total === null || missing.length === 0) return allowed;
  const unpriced = [
    ...allowed.unpriced,
    ...missing.map(({ component }) => ({ component, reason: 'notListed' as const })),
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

function owedOf({ priced, total }: AllowedService, { terms, pools }: ServiceTerms, outOfNetwork: boolean): Owed | null {
  if (total === null) return null;
  const parts = priced.flatMap(({ component, price }): CoveredPart[] => {
    const own = terms.get(component.id);
    const { amountCents, lowCents, highCents } = price;
    const range = outOfNetwork ? { billedCents: amountCents } : { lowCents, highCents };
    return own ? [{ componentId: component.id, allowedCents: amountCents, ...range, terms: own }] : [];
  });
  return { share: patientShare({ parts, pools }), ...patientShareRange({ parts, pools }) };
}

/** The price without insurance must hold at least the same parts: else it is cheaper only because it leaves some out. */
function cashSaving(allowed: AllowedService, { share }: Owed, { priced, total }: ServiceEstimate): number | null {
  const paidInCash = new Set(priced.map(({ component }) => component.id));
  const isComparable = allowed.priced.every(({ component }) => paidInCash.has(component.id));
  if (total === null || !isComparable) return null;
  const saving = share.owedCents - total.amountCents;
  return saving > 0 ? saving : null;
}
