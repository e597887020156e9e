import type { Component, ListedCharge } from './charge.ts';
import {
  bestFitting,
  type ChoosingOptions,
  fittingCharges,
  isOfOtherSetting,
  lowerMiddle,
  medianGross,
} from './fitting-charges.ts';

/** The price of a component, chosen among the charges of one file. Amounts are integer cents for all its units. */
export interface ChosenPrice {
  /** What a person without insurance pays. */
  readonly amountCents: number;
  /** Discounted cash price, or the gross charge if the file gives no cash price. */
  readonly basis: 'cash' | 'gross';
  /** The gross charge beside it; null if the file gives none. */
  readonly grossCents: number | null;
  /** Lowest and highest of the charges that match equally well; both equal the amount if there was one price. */
  readonly lowCents: number;
  readonly highCents: number;
  /** The number of charges that match equally well: above 1, the amount is their median. */
  readonly candidates: number;
  /** True if an alternate code replaces the component's own. */
  readonly alternate: boolean;
  /** True if the file prices the code for the other setting only. */
  readonly otherSetting: boolean;
  readonly charge: ListedCharge;
}

/** `notListed`: the file has no matching charge. `noAmount`: it has one, but with rates for insurers only. */
export type NoPrice = 'notListed' | 'noAmount';

/**
 * Chooses the price of a component among the charges of a file. The rule, in order
 * (docs/decisions/0010-choosing-a-price.md):
 *
 * 1. Of the component's code and its alternates, the first that has an amount in a matching charge.
 * 2. A charge with a modifier that is not the component's does not match, nor does a charge of the other biller.
 * 3. Among those that match: the component's setting, then both settings, then the other; then exactly the component's
 *    modifiers, then none; then the component's biller, then either.
 * 4. The self-pay price is the discounted cash price, else the gross charge. An algorithm or a percentage is never
 *    guessed.
 * 5. If several charges match equally well: their median, the lower of two middles, with the lowest and the highest.
 *
 * If the file names no biller, the modifier tells (26 the physician, TC the hospital), then the revenue code (0960 to
 * 0989 are professional fees). Else a charge counts as the hospital's, or as either's if the file names billers for
 * other charges of the code. Modifier TC marks the hospital's part, so it counts as no modifier there. The order of
 * `charges` does not matter.
 */
export function choosePrice(
  component: Component,
  charges: readonly ListedCharge[],
  options: ChoosingOptions = {},
): ChosenPrice | NoPrice {
  const fitting = fittingCharges(component, charges, options);
  const found = fitting.findIndex((each) => each.some((charge) => selfPay(charge) !== null));
  if (found < 0) return fitting.some((each) => each.length > 0) ? 'noAmount' : 'notListed';
  const priced = (fitting[found] ?? []).filter((charge) => selfPay(charge) !== null);
  return medianOf(component, bestFitting(component, priced), found > 0);
}

function medianOf(component: Component, equals: readonly ListedCharge[], alternate: boolean): ChosenPrice {
  const withCash = equals.filter((charge) => charge.cashCents !== null);
  const basis = withCash.length > 0 ? 'cash' : 'gross';
  const sorted = (basis === 'cash' ? withCash : equals).toSorted(
    (a, b) => amount(a) - amount(b) || (a.grossCents ?? 0) - (b.grossCents ?? 0) || a.line - b.line,
  );
  const charge = lowerMiddle(sorted);
  const gross = charge.grossCents ?? medianGross(equals);
  return {
    amountCents: amount(charge) * component.units,
    basis,
    grossCents: gross === null ? null : gross * component.units,
    lowCents: Math.min(...sorted.map(amount)) * component.units,
    highCents: Math.max(...sorted.map(amount)) * component.units,
    candidates: sorted.length,
    alternate,
    otherSetting: isOfOtherSetting(component, charge),
    charge,
  };
}

function selfPay(charge: ListedCharge): number | null {
  return charge.cashCents ?? charge.grossCents;
}

function amount(charge: ListedCharge): number {
  return selfPay(charge) ?? 0;
}
