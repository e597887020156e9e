/** Formats a card's expiry with its slash as soon as there is a year: 1227 is 12/27. Other characters stay as typed. */
export function writeExpiry(input: string): string {
  return input.normalize('NFKC').replace(/^(\d{2})(\d+)$/, '$1/$2');
}
