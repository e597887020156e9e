import type { Component } from './charge.ts';
import type { ChosenPrice, NoPrice } from './choose-price.ts';
import type { ChoosingOptions } from './fitting-charges.ts';
import { codeKey } from './same-code.ts';

/** What is known of the amount of a part. Integer cents for all its units. */
export interface Amount {
  readonly amountCents: number;
  /** Null if the gross charge is not published. */
  readonly grossCents: number | null;
  readonly lowCents: number;
  readonly highCents: number;
}

export interface PricedPart<Price extends Amount = ChosenPrice> {
  readonly component: Component;
  readonly price: Price;
}

/** A component without a price, and the reason. */
export interface UnpricedPart<Reason extends string = NoPrice> {
  readonly component: Component;
  readonly reason: Reason;
}

/** The parts of a service and their sums, as data: the caller writes all texts about them. */
export interface PricedParts<Price extends Amount, Reason extends string> {
  /** In the order of the components. */
  readonly priced: readonly PricedPart<Price>[];
  readonly unpriced: readonly UnpricedPart<Reason>[];
  /** Null if no part of that biller has a price. */
  readonly hospital: Amount | null;
  readonly physician: Amount | null;
  /** Null if no part has a price. */
  readonly total: Amount | null;
  /** At least one part has no price, so the actual price may be higher (spec §3, HasPricingFailures). */
  readonly hasPricingFailures: boolean;
  /** No physician fee has a price: the total is the hospital's alone (spec §3). */
  readonly physicianFeesRemoved: boolean;
}

/**
 * Prices each component by `choose`, and adds the parts up. A charge for either biller is counted once: as that of the
 * part which is always billed, of two the hospital's. An optional component that the file does not list, or lists as the
 * other biller's alone, is left out.
 */
export function priceParts<Price extends Amount, Reason extends string>(
  components: readonly Component[],
  choose: (component: Component, options: ChoosingOptions) => Price | Reason,
): PricedParts<Price, Reason> {
  const owners = ownersOfEither(components);
  const outcomes = components.map((component) => ({
    component,
    outcome: choose(component, { eitherBiller: owners.has(component) }),
  }));
  const priced = outcomes.flatMap(({ component, outcome }) =>
    typeof outcome === 'string' ? [] : [{ component, price: outcome }],
  );
  const unpriced = outcomes.flatMap(({ component, outcome }) =>
    typeof outcome !== 'string' || (component.optional && isNotBilled(outcome)) ? [] : [{ component, reason: outcome }],
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
    hasPricingFailures: unpriced.some(({ component }) => component.fee === 'facility' || !physicianFeesRemoved),
    physicianFeesRemoved,
  };
}

/** Parts that say what has no price, without any amount. */
export function noAmounts<Reason extends string>(
  unpriced: readonly UnpricedPart<Reason>[],
): PricedParts<never, Reason> {
  return {
    priced: [],
    unpriced,
    hospital: null,
    physician: null,
    total: null,
    hasPricingFailures: true,
    physicianFeesRemoved: false,
  };
}

/** Of lists of parts that were priced: a service is priced by the files of many hospitals. */
const known = new WeakMap<readonly Component[], ReadonlySet<Component | undefined>>();

/** For each code the part that a charge for either biller is counted as. */
function ownersOfEither(components: readonly Component[]): ReadonlySet<Component | undefined> {
  const found = known.get(components);
  if (found !== undefined) return found;
  const byCode = Map.groupBy(components, ({ codeType, code }) => codeKey(codeType, code));
  const owners = new Set([...byCode.values()].map(ownerOfEither));
  known.set(components, owners);
  return owners;
}

function ownerOfEither(ofCode: readonly Component[]): Component | undefined {
  const always = ofCode.filter(({ optional }) => !optional);
  const candidates = always.length > 0 ? always : ofCode;
  return candidates.find(({ fee }) => fee === 'facility') ?? candidates[0];
}

function isNotBilled(reason: string): boolean {
  return reason === 'notListed' || reason === 'otherBiller';
}

function sumOf(parts: readonly PricedPart<Amount>[]): Amount | null {
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

function add(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0);
}
