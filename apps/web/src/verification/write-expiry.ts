/**
 * Writes a card's expiry with its slash as soon as there is a year: 1227 is 12/27, 427 is 4/27. The form of calendars,
 * 2027-04, is turned round, and a slash typed before the one that is there is the same. Everything else stays as typed.
 */
export function writeExpiry(input: string): string {
  const text = input.normalize('NFKC').trimStart();
  const calendar = /^(\d{4})-(\d{2})\s*$/.exec(text);
  if (calendar !== null) return `${calendar[2]}/${calendar[1]}`;
  return text.replace(/\/+/, '/').replace(/^(0\d|1[0-2]|[2-9]|1(?=[3-9]))(\d+)$/, '$1/$2');
}
