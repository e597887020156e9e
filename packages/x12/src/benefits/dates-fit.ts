import type { DatedEvent } from '../model/parties.ts';

/** DTP01 of events that say when something begins. A single day of plan, benefit or eligibility is its first day. */
const beginnings: ReadonlySet<string> = new Set(['193', '291', '292', '307', '346', '348', '356']);

/** DTP01 of events that say when something ends. That day is included. */
const endings: ReadonlySet<string> = new Set(['194', '347', '349', '357']);

/** Counts only as a period: a single day of service is the day on which it was last given. */
const SERVICE = '472';

/** A time in which something is valid. ISO dates, both included; `null` for no limit. */
interface Span {
  readonly from: string | null;
  readonly to: string | null;
}

/** Those of each kind (DTP01) together. */
type SpansByKind = ReadonlyArray<readonly Span[]>;

/**
 * Whether something with these dates is valid on a day (rule 2). Dates that set no limit, such as the date of an
 * admission, exclude no day. No dates at all exclude none either.
 *
 * @param on an ISO date.
 */
export function datesFit(dates: readonly DatedEvent[], on: string): boolean {
  return spansFit(spansByKind(dates), on);
}

/** The same of spans. Several periods of one kind follow each other: one of them must include the day. */
export function spansFit(kinds: SpansByKind, on: string): boolean {
  return kinds.every((spans) => spans.some(({ from, to }) => (from ?? on) <= on && on <= (to ?? on)));
}

/** The spans that dates set, those of each kind (DTP01) together. */
export function spansByKind(dates: readonly DatedEvent[]): SpansByKind {
  const bounds = dates.filter(setsBound);
  return [...Map.groupBy(bounds, ({ qualifier }) => qualifier).values()].map((same) => same.map(spanOf));
}

/**
 * The spans of a row that is about the plan: the person's (DTP of 2100C or 2100D), unless the row sets bounds of its own. An
 * end of the person's holds besides these, unless the row states dates of that kind itself.
 */
export function spansOfPlan(ofRow: readonly DatedEvent[], ofPerson: readonly DatedEvent[]): SpansByKind {
  const own = new Set(ofRow.filter(setsBound).map(({ qualifier }) => qualifier));
  if (own.size === 0) return spansByKind(ofPerson);
  const others = spansByKind(ofPerson.filter(({ qualifier }) => !own.has(qualifier)));
  const ends = others.map((spans) => spans.map(({ to }) => ({ from: null, to })));
  return [...spansByKind(ofRow), ...ends];
}

const setsBound = ({ qualifier, to }: DatedEvent): boolean =>
  beginnings.has(qualifier) || endings.has(qualifier) || (qualifier === SERVICE && to !== null);

function spanOf({ qualifier, from, to }: DatedEvent): Span {
  if (to !== null) return { from, to };
  return endings.has(qualifier) ? { from: null, to: from } : { from, to: null };
}
