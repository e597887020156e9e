import type { Component, Fee, ListedCharge } from './charge.ts';
import { fits, modifierFit } from './modifiers.ts';
import { noteMark } from './standard-note.ts';

/** How well a price fits a part: compared figure by figure, the first that differs decides; lower is better. */
export type Fit = readonly number[];

/** What is compared beside the charge itself. */
interface FitOfPrice {
  /** Of the kind of amount: cash before gross; dollars before a percentage before a median of what was paid. */
  readonly tier: number;
  /** The notes of the rate; null without any. */
  readonly rateNotes?: string | null;
}

/**
 * How well a charge of the part's code fits the part; null if it is not a price of it at all. In order: a setting that
 * covers the part's before the other one; a charge of the part itself before one of the whole or of both sides; the
 * better kind of amount; the part's biller before either; exactly the setting before "both"; exactly the modifiers
 * before the same service told more closely; and what the notes call the standard price
 * (docs/decisions/0108-the-right-price-among-several.md).
 */
export function fitOf(component: Component, charge: ListedCharge, { tier, rateNotes = null }: FitOfPrice): Fit | null {
  const modifiers = modifierFit(component, charge.modifiers);
  if (modifiers === null) return null;
  return [
    isOfOtherSetting(component, charge) ? 1 : 0,
    Math.max(0, modifiers - fits.toldMoreClosely),
    tier,
    charge.billingClass === component.fee ? 0 : 1,
    charge.setting === 'both' ? 1 : 0,
    modifiers,
    noteMark(component, [charge.notes, rateNotes]).rank,
  ];
}

/** Whether the file prices the code for the other setting only. */
export function isOfOtherSetting(
  component: Pick<Component, 'setting'>,
  charge: Pick<ListedCharge, 'setting'>,
): boolean {
  return charge.setting !== component.setting && charge.setting !== 'both';
}

/** The best of these prices: all whose fit is the best one, and whether it was their notes that decided. */
export function bestOf<T>(prices: readonly T[], fitOfEach: (price: T) => Fit): { best: T[]; byNotes: boolean } {
  const [lowest] = prices.map(fitOfEach).toSorted(compareFits);
  if (lowest === undefined) return { best: [], byNotes: false };
  const best = prices.filter((price) => compareFits(fitOfEach(price), lowest) === 0);
  const butForNotes = prices.filter((price) => compareFits(fitOfEach(price).slice(0, -1), lowest.slice(0, -1)) === 0);
  return { best, byNotes: butForNotes.length > best.length };
}

function compareFits(a: Fit, b: Fit): number {
  const at = a.findIndex((figure, index) => figure !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The biller as the file names it, or as inferred if the file names none. */
export function billerOf(charge: ListedCharge, billersNamed: boolean): Fee | 'both' {
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
