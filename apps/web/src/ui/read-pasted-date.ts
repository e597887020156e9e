/** A date in three boxes, as typed and not validated. */
export interface DateParts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

const americanOrder = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const isoOrder = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** Reads a whole date that was pasted into one of its boxes, as 4/27/1986 or 1986-04-27. Returns null for anything else. */
export function readPastedDate(pasted: string): DateParts | null {
  const text = pasted.trim();
  const american = americanOrder.exec(text);
  const iso = isoOrder.exec(text);
  const [month, day, year] = american?.slice(1) ?? (iso ? [iso[2], iso[3], iso[1]] : []);
  if (month === undefined || day === undefined || year === undefined) return null;
  return { month: String(Number(month)), day: String(Number(day)), year };
}
