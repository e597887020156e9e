/** American Express prints its numbers in groups of 4, 6 and 5; the others in fours. */
const AMEX = /^3[47]/;

/**
 * Formats a card number in groups as printed on the card, however it was typed or pasted. Extra digits stay: an error
 * reports them, and nothing is cut off.
 */
export function groupCardNumber(input: string): string {
  const digits = input.normalize('NFKC').replace(/\D/g, '');
  const groups = AMEX.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/\d{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}
