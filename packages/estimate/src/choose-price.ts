import type { Component, Fee, ListedCharge } from './charge.ts';
import { codeKey } from './same-code.ts';

/** The price of a component, chosen among the charges of one file. Amounts are integer cents for all its units. */
export interface ChosenPrice {
  /** What a person without insurance pays. */
  readonly amountCents: number;
  /** Discounted cash price, or the gross charge where the file gives no cash price. */
  readonly basis: 'cash' | 'gross';
  /** The gross charge beside it; null where the file gives none. */
  readonly grossCents: number | null;
  /** Lowest and highest of the charges that fit equally well; both equal the amount where there was one price. */
  readonly lowCents: number;
  readonly highCents: number;
  /** How many charges fitted equally well: above 1, the amount is their median. */
  readonly candidates: number;
  /** True where another code had to stand for the component's own. */
  readonly alternate: boolean;
  /** True where the file prices the code for the other setting only. */
  readonly otherSetting: boolean;
  readonly charge: ListedCharge;
}

/** `notListed`: the file has no charge that fits. `noAmount`: it has, but with rates for insurers alone. */
export type NoPrice = 'notListed' | 'noAmount';

export interface ChoosingOptions {
  /** Whether a charge for either biller may price the component: it may not when it prices the hospital's part already. */
  readonly eitherBiller?: boolean;
}

/**
 * Chooses the price of a component among the charges of a file. The rule, in order (docs/decisions/0010-choosing-a-price.md):
 *
 * 1. Of the component's code and its alternates, the first that has an amount in a charge that fits.
 * 2. A charge with a modifier that is not the component's does not fit, nor one of the other biller.
 * 3. Among those that fit: the component's setting, then both settings, then the other; then exactly the component's
 *    modifiers, then none; then the component's biller, then either.
 * 4. The self-pay price is the discounted cash price, else the gross charge. An algorithm or a percentage is never guessed at.
 * 5. Where several charges fit equally well: their median, the lower of two middles, with the lowest and the highest.
 *
 * Where the file names no biller, the modifier tells (26 the physician, TC the hospital), then the revenue code (0960 to
 * 0989 are professional fees); else a charge counts as the hospital's, or as either's where the file names others for the
 * code. Modifier TC marks the hospital's part, so that there it counts as none.
 * The order of `charges` does not matter.
 */
export function choosePrice(
  component: Component,
  charges: readonly ListedCharge[],
  { eitherBiller = true }: ChoosingOptions = {},
): ChosenPrice | NoPrice {
  const codes = [component.code, ...(component.alternates ?? [])];
  const fitting = codes.map((code) => fittingCharges(component, code, charges, eitherBiller));
  const found = fitting.findIndex((each) => each.some((charge) => selfPay(charge) !== null));
  if (found < 0) return fitting.some((each) => each.length > 0) ? 'noAmount' : 'notListed';
  const priced = (fitting[found] ?? []).filter((charge) => selfPay(charge) !== null);
  return medianOf(component, bestFitting(component, priced), found > 0);
}

function fittingCharges(
  component: Component,
  code: string,
  charges: readonly ListedCharge[],
  eitherBiller: boolean,
): ListedCharge[] {
  const key = codeKey(component.codeType, code);
  const ofCode = charges.filter((charge) => codeKey(charge.codeType, charge.code) === key);
  const billersNamed = ofCode.some((charge) => charge.billingClass !== null);
  return ofCode
    .map((charge) => ({ ...charge, billingClass: billerOf(charge, billersNamed) }))
    .filter((charge) => fits(component, charge, eitherBiller));
}

/** The biller as the file says it, or as it follows where the file says none. */
function billerOf(charge: ListedCharge, billersNamed: boolean): Fee | 'both' {
  if (charge.billingClass !== null) return charge.billingClass;
  if (charge.modifiers.includes('26')) return 'professional';
  if (charge.modifiers.includes('TC')) return 'facility';
  if (charge.revenueCodes.length > 0) return charge.revenueCodes.some(isProfessional) ? 'professional' : 'facility';
  return billersNamed ? 'both' : 'facility';
}

/** Revenue codes 0960 to 0989 are professional fees (National Uniform Billing Committee). */
function isProfessional(revenueCode: string): boolean {
  return /^0?9[678]\d$/.test(revenueCode);
}

function fits(component: Component, charge: ListedCharge, eitherBiller: boolean): boolean {
  const own = component.modifiers ?? [];
  if (!tellingModifiers(component, charge).every((modifier) => own.includes(modifier))) return false;
  if (charge.billingClass === component.fee) return true;
  // The whole of a service, priced for either biller, is no price for the part that a modifier marks.
  const wholeForPart = own.length > 0 && charge.modifiers.length === 0;
  return charge.billingClass === 'both' && eitherBiller && !wholeForPart;
}

function tellingModifiers({ fee }: Component, { modifiers }: ListedCharge): readonly string[] {
  return fee === 'facility' ? modifiers.filter((modifier) => modifier !== 'TC') : modifiers;
}

function bestFitting(component: Component, charges: readonly ListedCharge[]): ListedCharge[] {
  const ranks = charges.map((charge) => rank(component, charge));
  const best = Math.min(...ranks);
  return charges.filter((_, index) => ranks[index] === best);
}

/** Lower is better; setting weighs more than modifiers, and those more than the biller. */
function rank(component: Component, charge: ListedCharge): number {
  const setting = charge.setting === component.setting ? 0 : charge.setting === 'both' ? 1 : 2;
  const modifiers = tellingModifiers(component, charge).length === (component.modifiers ?? []).length ? 0 : 1;
  const biller = charge.billingClass === component.fee ? 0 : 1;
  return setting * 4 + modifiers * 2 + biller;
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
    otherSetting: charge.setting !== component.setting && charge.setting !== 'both',
    charge,
  };
}

/** Files put gross and cash of one code on separate lines, too. */
function medianGross(charges: readonly ListedCharge[]): number | null {
  const amounts = charges.map((charge) => charge.grossCents).filter((cents) => cents !== null);
  return amounts.length === 0 ? null : lowerMiddle(amounts.toSorted((a, b) => a - b));
}

function lowerMiddle<T>(sorted: readonly T[]): T {
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('There is no middle of nothing');
  return middle;
}

function selfPay(charge: ListedCharge): number | null {
  return charge.cashCents ?? charge.grossCents;
}

function amount(charge: ListedCharge): number {
  return selfPay(charge) ?? 0;
}
