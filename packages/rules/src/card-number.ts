/** Cards that are taken (spec §5). */
export type CardType = 'visa' | 'mastercard' | 'discover' | 'amex';

/**
 * What can be wrong with a card number, each with a message of its own: it has not 13 to 19 digits; its check digit does not
 * fit; or it is nobody's of `CardType`. The last shows a card-type error, the others a card-number error (spec §5).
 */
export type CardNumberFault = 'format' | 'luhn' | 'cardType';

/** How numbers of each type begin and how long they are (spec §5). */
const patterns: Readonly<Record<CardType, RegExp>> = {
  visa: /^4(?:\d{12}|\d{15}|\d{18})$/,
  mastercard: /^5[1-5]\d{14}$/,
  discover: /^(?:6011|65\d{2})\d{12,15}$/,
  amex: /^3[47]\d{13}$/,
};

const types: readonly CardType[] = ['visa', 'mastercard', 'discover', 'amex'];

/**
 * Reads a card number: 13 to 19 digits, with spaces or hyphens between them as on the card, that pass the Luhn check and are
 * of a type that is taken (spec §5). The type is judged last: a mistyped digit is told as one, not as a card of another kind.
 *
 * @returns the digits alone, and the type.
 */
export function readCardNumber(typed: string): { number: string; type: CardType } | { fault: CardNumberFault } {
  const text = typed.trim();
  if (!/^\d(?:[ -]?\d){12,18}$/.test(text)) return { fault: 'format' };
  const number = text.replace(/\D/g, '');
  if (!passesLuhn(number)) return { fault: 'luhn' };
  const type = types.find((each) => patterns[each].test(number));
  return type === undefined ? { fault: 'cardType' } : { number, type };
}

/** ISO/IEC 7812-1 annex B: from the right every second digit counts double, as the sum of its digits. */
function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
