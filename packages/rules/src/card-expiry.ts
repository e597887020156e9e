/** The last month in which a card is valid. */
export interface CardExpiry {
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
}

export type CardExpiryError = 'format' | 'past';

const pattern = /^(?<month>0?[1-9]|1[0-2]) ?\/ ?(?<year>\d{2}|(?:19|2\d)\d{2})$/;

/**
 * Reads a card's expiry: M/YY or M/YYYY, not in the past (spec §5). A card is valid through the last day of its month.
 * Two digits mean a year of this century.
 *
 * @param today ISO date.
 */
export function readCardExpiry(input: string, today: string): { expiry: CardExpiry } | { error: CardExpiryError } {
  const { month = '', year = '' } = pattern.exec(input.trim())?.groups ?? {};
  if (month === '') return { error: 'format' };
  const expiry = { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
  const [thisYear, thisMonth] = today.split('-').map(Number);
  if (thisYear === undefined || thisMonth === undefined) return { error: 'format' };
  const monthsLeft = (expiry.year - thisYear) * 12 + expiry.month - thisMonth;
  return monthsLeft < 0 ? { error: 'past' } : { expiry };
}
