/** American Express prints its numbers in groups of 4, 6 and 5; the others in fours. */
const AMEX = /^3[47]/;

/**
 * Writes a card number in groups as it stands on the card, however it was typed or pasted. Digits beyond those of a card stay: what
 * is too long is told, not cut.
 */
export function groupCardNumber(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  const groups = AMEX.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/\d{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}
