/** The types of cards that are accepted (spec §5). */
export type CardType = 'visa' | 'mastercard' | 'discover' | 'amex';

/**
 * What can be wrong with a card number: it does not have 13 to 19 digits; its check digit is wrong; or it is of no type
 * in `CardType`. The last one shows a card-type error, the others a card-number error (spec §5).
 */
export type CardNumberError = 'format' | 'luhn' | 'cardType';

/** How numbers of each type begin, and their lengths (spec §5). */
const patterns: Readonly<Record<CardType, RegExp>> = {
  visa: /^4(?:\d{12}|\d{15}|\d{18})$/,
  mastercard: /^5[1-5]\d{14}$/,
  discover: /^(?:6011|65\d{2})\d{12,15}$/,
  amex: /^3[47]\d{13}$/,
};

const types: readonly CardType[] = ['visa', 'mastercard', 'discover', 'amex'];

/**
 * Reads a card number: 13 to 19 digits, with spaces or hyphens between them as on the card, that pass the Luhn check
 * and are of an accepted type (spec §5). The type is checked last, so that a mistyped digit is reported as one, not as
 * a card of another type.
 *
 * @returns the digits alone, and the type.
 */
export function readCardNumber(input: string): { number: string; type: CardType } | { error: CardNumberError } {
  const text = input.trim();
  if (!/^\d(?:[ -]?\d){12,18}$/.test(text)) return { error: 'format' };
  const number = text.replace(/\D/g, '');
  if (!passesLuhn(number)) return { error: 'luhn' };
  const type = types.find((each) => patterns[each].test(number));
  return type === undefined ? { error: 'cardType' } : { number, type };
}

/** ISO/IEC 7812-1 annex B: from the right, every second digit is doubled, and the digits of the result are added. */
function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
