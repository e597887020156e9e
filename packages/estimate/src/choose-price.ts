import type { Component, ListedCharge } from './charge.ts';
import { bestOf, fitOf, isOfOtherSetting } from './fit-of-charge.ts';
import {
  type ChoosingOptions,
  fittingCharges,
  grossBeside,
  higherMiddle,
  type NoCharge,
  reasonOfAll,
} from './fitting-charges.ts';
import { noteMark } from './standard-note.ts';

/** How a price was chosen among those of a file that are of the same code. */
export interface Choice<Source = ListedCharge> {
  /** The number of prices that match equally well: above 1, the amount is the middle one. */
  readonly candidates: number;
  /** Where the lowest and the highest of them stand. */
  readonly lowest: Source;
  readonly highest: Source;
  /** The words of the file's notes by which this price was taken before others; null where notes did not decide. */
  readonly standardNote: string | null;
  /** True if an alternate code replaces the component's own. */
  readonly alternate: boolean;
  /** True if the file prices the code for the other setting only. */
  readonly otherSetting: boolean;
}

/** The price of a component, chosen among the charges of one file. Amounts are integer cents for all its units. */
export interface ChosenPrice extends Choice {
  /** What a person without insurance pays. */
  readonly amountCents: number;
  /** Discounted cash price, or the gross charge if the file gives no cash price. */
  readonly basis: 'cash' | 'gross';
  /** The gross charge beside it; null if the file gives none. */
  readonly grossCents: number | null;
  /** Lowest and highest of the charges that match equally well; both equal the amount if there was one price. */
  readonly lowCents: number;
  readonly highCents: number;
  readonly charge: ListedCharge;
}

/** `noAmount`: the file has a matching charge, but with rates for insurers only, or without any amount. */
export type NoPrice = NoCharge | 'noAmount';

interface PricedCharge {
  readonly charge: ListedCharge;
  readonly basis: ChosenPrice['basis'];
  readonly cents: number;
}

/**
 * Chooses the price of a component among the charges of a file. The rule
 * (docs/decisions/0108-the-right-price-among-several.md):
 *
 * 1. Of the component's code and its alternates, the first that has an amount in a matching charge.
 * 2. Of its charges, those that fit best (`fitOf`); the discounted cash price comes before the gross charge. An algorithm
 *    or a percentage is never guessed.
 * 3. If several charges fit equally well, the middle one, of two the higher, with the lowest and the highest.
 *
 * The order of `charges` does not matter.
 */
export function choosePrice(
  component: Component,
  charges: readonly ListedCharge[],
  options: ChoosingOptions = {},
): ChosenPrice | NoPrice {
  const codes = fittingCharges(component, charges, options);
  const found = codes.findIndex(({ fitting }) => fitting.some((charge) => pricesOf(charge).length > 0));
  if (found < 0) return codes.some(({ fitting }) => fitting.length > 0) ? 'noAmount' : reasonOfAll(codes);
  return middleOf(component, codes[found]?.fitting ?? [], found > 0);
}

function middleOf(component: Component, ofCode: readonly ListedCharge[], alternate: boolean): ChosenPrice {
  const { best, byNotes } = bestOf(
    ofCode.flatMap(pricesOf),
    ({ charge, basis }) => fitOf(component, charge, { tier: basis === 'cash' ? 0 : 1 }) ?? [],
  );
  const sorted = best.toSorted(
    (a, b) =>
      a.cents - b.cents || (a.charge.grossCents ?? 0) - (b.charge.grossCents ?? 0) || a.charge.line - b.charge.line,
  );
  const { charge, basis, cents } = higherMiddle(sorted);
  const [low = { charge, cents }] = sorted;
  const high = sorted.at(-1) ?? low;
  const gross = grossBeside(component, charge, ofCode);
  return {
    amountCents: cents * component.units,
    basis,
    grossCents: gross === null ? null : gross * component.units,
    lowCents: low.cents * component.units,
    highCents: high.cents * component.units,
    candidates: sorted.length,
    lowest: low.charge,
    highest: high.charge,
    standardNote: byNotes ? noteMark(component, [charge.notes]).words : null,
    alternate,
    otherSetting: isOfOtherSetting(component, charge),
    charge,
  };
}

/** What a person without insurance can pay by a charge: its cash price, else its gross charge. */
function pricesOf(charge: ListedCharge): PricedCharge[] {
  const { cashCents, grossCents } = charge;
  if (cashCents !== null) return [{ charge, basis: 'cash', cents: cashCents }];
  return grossCents === null ? [] : [{ charge, basis: 'gross', cents: grossCents }];
}
