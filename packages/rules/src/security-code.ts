import type { CardType } from './card-number.ts';

/**
 * Reads a card's security code: 4 digits for American Express, 3 for the other types (spec §5). Returns null when it is
 * not valid.
 *
 * @param type null while the card's number is not valid: then both lengths are accepted.
 */
export function readSecurityCode(input: string, type: CardType | null): string | null {
  const code = input.trim();
  return patternOf(type).test(code) ? code : null;
}

function patternOf(type: CardType | null): RegExp {
  if (type === null) return /^\d{3,4}$/;
  return type === 'amex' ? /^\d{4}$/ : /^\d{3}$/;
}
