import type { DatedEvent } from '../model/parties.ts';

/** DTP01 of events that say when something begins. A single day of plan, benefit or eligibility is its first day. */
const beginnings: ReadonlySet<string> = new Set(['193', '291', '292', '307', '346', '348', '356']);

/** DTP01 of events that say when something ends. That day is included. */
const endings: ReadonlySet<string> = new Set(['194', '347', '349', '357']);

/** Counts only as a period: a single day of service is the day on which it was last given. */
const SERVICE = '472';

/**
 * Whether something with these dates is valid on a day (rule 2). Dates that set no limit, such as the date of an
 * admission, exclude no day. No dates at all exclude none either.
 *
 * @param on an ISO date.
 */
export function datesFit(dates: readonly DatedEvent[], on: string): boolean {
  const bounds = dates.filter(({ qualifier, to }) => {
    return beginnings.has(qualifier) || endings.has(qualifier) || (qualifier === SERVICE && to !== null);
  });
  // Several periods of one kind follow each other: one of them must include the day.
  const kinds = new Set(bounds.map(({ qualifier }) => qualifier));
  return [...kinds].every((kind) => bounds.some((event) => event.qualifier === kind && holds(event, on)));
}

function holds({ qualifier, from, to }: DatedEvent, on: string): boolean {
  if (to !== null) return from <= on && on <= to;
  return endings.has(qualifier) ? on <= from : from <= on;
}
