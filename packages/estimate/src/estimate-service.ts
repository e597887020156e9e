import type { Component, ListedCharge } from './charge.ts';
import { choosePrice, type ChosenPrice, type NoPrice } from './choose-price.ts';
import { type Amount, noAmounts, priceParts, type PricedParts } from './priced-parts.ts';

/** What a service costs without insurance. */
export interface ServiceEstimate extends PricedParts<ChosenPrice, NoPrice> {
  /** Gross charge less self-pay price; null if the gross charge is not known or is not higher. */
  readonly discountCents: number | null;
  /** Everything has a price, and costs nothing (spec §3, LegitimateFreeEstimate). */
  readonly free: boolean;
}

/** The self-pay estimate of a service from the charges of one price file. Charges of other codes are ignored. */
export function estimateService(components: readonly Component[], charges: readonly ListedCharge[]): ServiceEstimate {
  const parts = priceParts<ChosenPrice, NoPrice>(components, (component, options) =>
    choosePrice(component, charges, options),
  );
  return {
    ...parts,
    discountCents: discountOf(parts.total),
    free: parts.total?.amountCents === 0 && parts.unpriced.length === 0,
  };
}

/**
 * An estimate that says what has no price and shows no amount: for a service whose priced parts alone would mislead.
 */
export function withoutAmounts({ unpriced }: ServiceEstimate): ServiceEstimate {
  return { ...noAmounts(unpriced), discountCents: null, free: false };
}

function discountOf(total: Amount | null): number | null {
  if (total === null || total.grossCents === null) return null;
  const discount = total.grossCents - total.amountCents;
  return discount > 0 ? discount : null;
}
