import type { Component, ListedCharge } from './charge.ts';
import { bestOf, billerOf, fitOf } from './fit-of-charge.ts';
import { meaningOf, modifierFit, splitModifiers } from './modifiers.ts';
import { codeKey } from './same-code.ts';

export interface ChoosingOptions {
  /** Whether a charge for either biller may price the component: not if it already prices another one. */
  readonly eitherBiller?: boolean;
}

/** The charges of one code that may price a component, and why there are none. */
export interface ChargesOfCode<Charge extends ListedCharge> {
  readonly fitting: readonly Charge[];
  readonly none: NoCharge | null;
}

/**
 * `notListed`: the file does not list the code. `otherBiller`: it lists it, but as the other biller's.
 * `otherService`: it lists it only with modifiers that stand for something else.
 */
export type NoCharge = 'notListed' | 'otherBiller' | 'otherService';

/**
 * For the component's code and each of its alternates, in order: the charges of that code that may price the component.
 * Revenue codes in the column of modifiers are taken as what they are. If the file does not name the biller, it is
 * inferred (docs/decisions/0108-the-right-price-among-several.md).
 */
export function fittingCharges<Charge extends ListedCharge>(
  component: Component,
  charges: readonly Charge[],
  { eitherBiller = true }: ChoosingOptions,
): ChargesOfCode<Charge>[] {
  return [component.code, ...(component.alternates ?? [])].map((code) => {
    const ofCode = chargesOfCode(component.codeType, code, charges);
    const ofService = ofCode.filter((charge) => modifierFit(component, charge.modifiers) !== null);
    const fitting = ofService.filter((charge) => isOfBiller(component, charge, eitherBiller));
    return { fitting, none: fitting.length > 0 ? null : noCharge(component, ofCode, ofService) };
  });
}

/** The reason for several codes without a charge: the one that says most. */
export function reasonOfAll(codes: readonly ChargesOfCode<ListedCharge>[]): NoCharge {
  const reasons = codes.map(({ none }) => none);
  if (reasons.includes('otherBiller')) return 'otherBiller';
  return reasons.includes('otherService') ? 'otherService' : 'notListed';
}

/** The charges of a code, with their modifiers and billers as they are meant. */
function chargesOfCode<Charge extends ListedCharge>(
  codeType: string,
  code: string,
  charges: readonly Charge[],
): Charge[] {
  const key = codeKey(codeType, code);
  const ofCode = charges.filter((charge) => codeKey(charge.codeType, charge.code) === key).map(withSplitModifiers);
  const billersNamed = ofCode.some((charge) => charge.billingClass !== null);
  return ofCode.map((charge) => ({ ...charge, billingClass: billerOf(charge, billersNamed) }));
}

function withSplitModifiers<Charge extends ListedCharge>(charge: Charge): Charge {
  const { modifiers, revenueCodes } = splitModifiers(charge.modifiers);
  return { ...charge, modifiers, revenueCodes: [...charge.revenueCodes, ...revenueCodes] };
}

/**
 * A price for the whole service, by either biller, is not the price of the part that a modifier marks; and one price for
 * either biller is counted once.
 */
function isOfBiller(component: Component, charge: ListedCharge, eitherBiller: boolean): boolean {
  if (charge.billingClass === component.fee) return true;
  const isOfPart = (component.modifiers ?? []).every((modifier) => charge.modifiers.includes(modifier));
  return charge.billingClass === 'both' && eitherBiller && isOfPart;
}

function noCharge(
  { modifiers: own = [] }: Component,
  ofCode: readonly ListedCharge[],
  ofService: readonly ListedCharge[],
): NoCharge {
  if (ofCode.length === 0) return 'notListed';
  const isPartOfOther = ofCode.some(({ modifiers }) => modifiers.some((each) => isPart(each) && !own.includes(each)));
  return ofService.length > 0 || isPartOfOther ? 'otherBiller' : 'otherService';
}

function isPart(modifier: string): boolean {
  const meaning = meaningOf(modifier);
  return meaning === 'reading' || meaning === 'technical';
}

/**
 * The middle one; of two middles the higher, so that the bill is no worse surprise than the estimate.
 *
 * @throws RangeError for an empty list.
 */
export function higherMiddle<T>(sorted: readonly T[]): T {
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError('There is no middle of nothing');
  return middle;
}

/**
 * The gross charge beside a price: its own, or that of the best fitting line of the code, since some files have gross,
 * cash and rates of one code on lines of different items. Null if the file gives none.
 */
export function grossBeside(
  component: Component,
  charge: ListedCharge,
  ofCode: readonly ListedCharge[],
): number | null {
  if (charge.grossCents !== null) return charge.grossCents;
  const withGross = ofCode.filter(({ grossCents }) => grossCents !== null);
  const { best } = bestOf(withGross, (each) => fitOf(component, each, { tier: 0 }) ?? []);
  const amounts = best.map(({ grossCents }) => grossCents).filter((cents) => cents !== null);
  return amounts.length === 0 ? null : higherMiddle(amounts.toSorted((a, b) => a - b));
}
