import type { DatedEvent } from '../model/parties.ts';

/** DTP01 of events that say from when something holds; a single day of plan, benefit or eligibility is its first. */
const beginnings: ReadonlySet<string> = new Set(['193', '291', '292', '307', '346', '348', '356']);

/** Until when, that day included. */
const endings: ReadonlySet<string> = new Set(['194', '347', '349', '357']);

/** Says something only as a period: a single day of service is when it was last given. */
const SERVICE = '472';

/**
 * Whether what bears these dates holds on a day (rule 2). Dates that bound nothing, such as that of an admission, leave no
 * day out; neither do no dates at all.
 *
 * @param on an ISO date.
 */
export function datesFit(dates: readonly DatedEvent[], on: string): boolean {
  const bounds = dates.filter(({ qualifier, to }) => {
    return beginnings.has(qualifier) || endings.has(qualifier) || (qualifier === SERVICE && to !== null);
  });
  // Several periods of one kind follow each other: one of them has to fit.
  const kinds = new Set(bounds.map(({ qualifier }) => qualifier));
  return [...kinds].every((kind) => bounds.some((event) => event.qualifier === kind && holds(event, on)));
}

function holds({ qualifier, from, to }: DatedEvent, on: string): boolean {
  if (to !== null) return from <= on && on <= to;
  return endings.has(qualifier) ? on <= from : from <= on;
}
