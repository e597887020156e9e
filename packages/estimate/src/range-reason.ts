import type { ListedCharge } from './charge.ts';
import type { ChosenPrice } from './choose-price.ts';
import type { ChosenRate, RateOfCharge } from './choose-rate.ts';
import { nameInNote } from './standard-note.ts';

/**
 * Why the prices of a part differ so much. `paid`: one rate, and what was paid by it varied. `unknown`: the file does not
 * tell. Else what sets the lowest and the highest apart, in the words of the file.
 */
export type RangeReason =
  | { readonly kind: 'paid' | 'unknown' }
  | {
      readonly kind: 'plans' | 'notes' | 'items' | 'modifiers' | 'departments';
      readonly lowest: string;
      readonly highest: string;
    };

/** A range of up to two times needs no reason. */
const NARROW = 2;

type Apart = Exclude<RangeReason, { kind: 'paid' | 'unknown' }>['kind'];

/** The reason of a range wider than two times; null for any other. */
export function rangeReason(price: ChosenPrice | ChosenRate): RangeReason | null {
  const { lowCents, highCents } = price;
  if (highCents <= lowCents * NARROW) return null;
  if (!('rate' in price)) return apart(textsOf(price.lowest), textsOf(price.highest));
  const { lowest, highest } = price;
  if (lowest.rate === highest.rate) return { kind: 'paid' };
  return apart(textsOfRate(lowest), textsOfRate(highest));
}

/** The first in which both have a text, and not the same. */
function apart(lowest: Readonly<Partial<Record<Apart, string>>>, highest: typeof lowest): RangeReason {
  const kind = (['plans', 'notes', 'items', 'modifiers', 'departments'] as const).find(
    (each) => lowest[each] !== highest[each] && lowest[each] !== undefined && highest[each] !== undefined,
  );
  if (kind === undefined) return { kind: 'unknown' };
  return { kind, lowest: lowest[kind] ?? '', highest: highest[kind] ?? '' };
}

function textsOf({ notes, description, modifiers, revenueCodes }: ListedCharge): Partial<Record<Apart, string>> {
  const name = nameInNote(notes);
  return {
    ...(name === null ? {} : { notes: name }),
    items: description,
    modifiers: modifiers.join(' '),
    departments: revenueCodes.join(' '),
  };
}

function textsOfRate({ charge, rate }: RateOfCharge): Partial<Record<Apart, string>> {
  const ofCharge = textsOf(charge);
  const name = nameInNote(rate.notes);
  return {
    ...ofCharge,
    plans: `${rate.payerName}, ${rate.planName}`,
    ...(name === null ? {} : { notes: name }),
  };
}
