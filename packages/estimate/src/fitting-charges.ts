import type { Component, Fee, ListedCharge } from './charge.ts';
import { codeKey } from './same-code.ts';

export interface ChoosingOptions {
  /** Whether a charge for either biller may price the component: not if it already prices the hospital's part. */
  readonly eitherBiller?: boolean;
}

/**
 * For the component's code and each of its alternates, in order: the charges of that code that may price the component.
 * If the file does not name the biller, it is inferred (docs/decisions/0010-choosing-a-price.md, 1 and 2).
 */
export function fittingCharges<Charge extends ListedCharge>(
  component: Component,
  charges: readonly Charge[],
  { eitherBiller = true }: ChoosingOptions,
): Charge[][] {
  return [component.code, ...(component.alternates ?? [])].map((code) => {
    const key = codeKey(component.codeType, code);
    const ofCode = charges.filter((charge) => codeKey(charge.codeType, charge.code) === key);
    const billersNamed = ofCode.some((charge) => charge.billingClass !== null);
    return ofCode
      .map((charge) => ({ ...charge, billingClass: billerOf(charge, billersNamed) }))
      .filter((charge) => fits(component, charge, eitherBiller));
  });
}

/** Of the matching charges, those that match best: by setting, then by modifiers, then by biller (0010, 3). */
export function bestFitting<Charge extends ListedCharge>(component: Component, charges: readonly Charge[]): Charge[] {
  const ranks = charges.map((charge) => rank(component, charge));
  const best = Math.min(...ranks);
  return charges.filter((_, index) => ranks[index] === best);
}

/** Whether the file prices the code for the other setting only. */
export function isOfOtherSetting(component: Component, charge: ListedCharge): boolean {
  return charge.setting !== component.setting && charge.setting !== 'both';
}

/**
 * The middle one; of two middles the lower.
 *
 * @throws RangeError for an empty list.
 */
export function lowerMiddle<T>(sorted: readonly T[]): T {
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('There is no middle of nothing');
  return middle;
}

/** The median of the gross charges that are given: some files have gross and cash of one code on separate lines. */
export function medianGross(charges: readonly ListedCharge[]): number | null {
  const amounts = charges.map((charge) => charge.grossCents).filter((cents) => cents !== null);
  return amounts.length === 0 ? null : lowerMiddle(amounts.toSorted((a, b) => a - b));
}

/** The biller as the file names it, or as inferred if the file names none. */
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
  if (!relevantModifiers(component, charge).every((modifier) => own.includes(modifier))) return false;
  if (charge.billingClass === component.fee) return true;
  // A price for the whole service, by either biller, is not the price of the part that a modifier marks.
  const wholeForPart = own.length > 0 && charge.modifiers.length === 0;
  return charge.billingClass === 'both' && eitherBiller && !wholeForPart;
}

function relevantModifiers({ fee }: Component, { modifiers }: ListedCharge): readonly string[] {
  return fee === 'facility' ? modifiers.filter((modifier) => modifier !== 'TC') : modifiers;
}

/** Lower is better. Setting weighs more than modifiers, modifiers more than the biller. */
function rank(component: Component, charge: ListedCharge): number {
  const setting = charge.setting === component.setting ? 0 : charge.setting === 'both' ? 1 : 2;
  const modifiers = relevantModifiers(component, charge).length === (component.modifiers ?? []).length ? 0 : 1;
  const biller = charge.billingClass === component.fee ? 0 : 1;
  return setting * 4 + modifiers * 2 + biller;
}
