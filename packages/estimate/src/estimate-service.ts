import type { Component, ListedCharge } from './charge.ts';
import { choosePrice, type ChosenPrice, type NoPrice } from './choose-price.ts';
import { codeKey } from './same-code.ts';

/** A component with its price. */
export interface PricedPart {
  readonly component: Component;
  readonly price: ChosenPrice;
}

/** A component that the file does not price for a person without insurance. */
export interface UnpricedPart {
  readonly component: Component;
  readonly reason: NoPrice;
}

/** Sums over the parts of one biller, or of all. Integer cents. */
interface Sum {
  readonly amountCents: number;
  /** Null where the gross charge of a part is not published. */
  readonly grossCents: number | null;
  readonly lowCents: number;
  readonly highCents: number;
}

/** What a service costs without insurance, as data: every word about it is the caller's. */
export interface ServiceEstimate {
  /** In the order of the components. */
  readonly priced: readonly PricedPart[];
  readonly unpriced: readonly UnpricedPart[];
  /** Null where nothing of that biller is priced. */
  readonly hospital: Sum | null;
  readonly physician: Sum | null;
  /** Null where nothing is priced at all. */
  readonly total: Sum | null;
  /** Gross charge less self-pay price; null where the gross charge is not known or is no higher. */
  readonly discountCents: number | null;
  /** Some part has no price, so that the actual price may be higher (spec §3, HasPricingFailures). */
  readonly hasPricingFailures: boolean;
  /** No physician fee could be priced: the total is the hospital's alone (spec §3, PBRemoved). */
  readonly physicianFeesRemoved: boolean;
  /** Everything is priced, and costs nothing (spec §3, LegitimateFreeEstimate). */
  readonly free: boolean;
}

/**
 * The self-pay estimate of a service from the charges of one price file: each component is priced by `choosePrice`, and a
 * charge for either biller is counted once, as the hospital's. Charges of other codes are ignored.
 */
export function estimateService(components: readonly Component[], charges: readonly ListedCharge[]): ServiceEstimate {
  const outcomes = components.map((component) => ({
    component,
    outcome: choosePrice(component, charges, { eitherBiller: !hospitalBillsToo(component, components) }),
  }));
  const priced = outcomes.flatMap(({ component, outcome }) =>
    typeof outcome === 'string' ? [] : [{ component, price: outcome }],
  );
  const unpriced = outcomes.flatMap(({ component, outcome }) =>
    typeof outcome !== 'string' || (component.optional && outcome === 'notListed')
      ? []
      : [{ component, reason: outcome }],
  );
  const total = sumOf(priced);
  const physician = sumOf(priced.filter(({ component }) => component.fee === 'professional'));
  const physicianUnpriced = unpriced.some(({ component }) => component.fee === 'professional');
  const physicianFeesRemoved = total !== null && physician === null && physicianUnpriced;
  return {
    priced,
    unpriced,
    hospital: sumOf(priced.filter(({ component }) => component.fee === 'facility')),
    physician,
    total,
    discountCents: discountOf(total),
    hasPricingFailures: unpriced.some(({ component }) => component.fee === 'facility' || !physicianFeesRemoved),
    physicianFeesRemoved,
    free: total?.amountCents === 0 && unpriced.length === 0,
  };
}

/** An estimate that says what has no price and shows no amount at all: for one whose priced parts are not the service. */
export function withoutAmounts({ unpriced }: ServiceEstimate): ServiceEstimate {
  return {
    priced: [],
    unpriced,
    hospital: null,
    physician: null,
    total: null,
    discountCents: null,
    hasPricingFailures: true,
    physicianFeesRemoved: false,
    free: false,
  };
}

function hospitalBillsToo(component: Component, components: readonly Component[]): boolean {
  const key = codeKey(component.codeType, component.code);
  return (
    component.fee === 'professional' &&
    components.some((other) => other.fee === 'facility' && codeKey(other.codeType, other.code) === key)
  );
}

function sumOf(parts: readonly PricedPart[]): Sum | null {
  if (parts.length === 0) return null;
  const prices = parts.map((part) => part.price);
  const grosses = prices.map((price) => price.grossCents).filter((cents) => cents !== null);
  return {
    amountCents: add(prices.map((price) => price.amountCents)),
    grossCents: grosses.length === prices.length ? add(grosses) : null,
    lowCents: add(prices.map((price) => price.lowCents)),
    highCents: add(prices.map((price) => price.highCents)),
  };
}

function discountOf(total: Sum | null): number | null {
  if (total === null || total.grossCents === null) return null;
  const discount = total.grossCents - total.amountCents;
  return discount > 0 ? discount : null;
}

function add(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0);
}
