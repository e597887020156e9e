import type { DatedEvent } from '../model/parties.ts';
import type { BenefitRow, ResponsePerson } from '../model/response.ts';
import { mayBeActive, saysOfPlan } from './active-coverage.ts';
import { isActiveCode, isInactiveCode } from './status-codes.ts';
import { PLAN, rowsOfType } from './counted-rows.ts';
import { spansByKind, spansOfPlan } from './dates-fit.ts';
import { isOfMedicalPlan } from './insurance-kind.ts';
import { isReadWhole } from './unreadable-rows.ts';

/** When a plan begins and ends, as far as it matters on a day. ISO dates; an ending day is included. */
export interface PlanDates {
  /** The plan holds on the day, and ends then; `null` if the message names no end. */
  readonly endsOn: string | null;
  /** The plan does not hold on the day any more. */
  readonly endedOn: string | null;
  /** The plan does not hold on the day yet. */
  readonly beginsOn: string | null;
}

export const noPlanDates: PlanDates = { endsOn: null, endedOn: null, beginsOn: null };

/**
 * The dates of the plan as a whole (DTP of the rows of type 30 that say whether it is active, or of the person as far as they
 * hold besides: 291, 307, 346 to 349, 356, 357). One row that holds on the day is enough for the plan to hold.
 *
 * @param on an ISO date.
 */
export function planDates(person: ResponsePerson, on: string): PlanDates {
  const rows = rowsOfType(person.benefits, PLAN).filter(
    (row) => saysOfPlan(row) && isOfMedicalPlan(row, PLAN) && isReadWhole(row),
  );
  const active = rows.filter(({ information }) => isActiveCode(information)).map((row) => datesOf(row, person, on));
  const holding = active.filter(({ endedOn, beginsOn }) => endedOn === null && beginsOn === null);
  if (holding.length > 0) {
    const ends = holding.flatMap(({ endsOn }) => endsOn ?? []);
    return { ...noPlanDates, endsOn: ends.length === holding.length ? latest(ends) : null };
  }
  if (mayBeActive(person)) return noPlanDates;
  const inactive = rows.filter(({ information }) => isInactiveCode(information)).map((row) => datesOf(row, person, on));
  return {
    endsOn: null,
    endedOn: latest([...active, ...inactive].flatMap(({ endedOn }) => endedOn ?? [])),
    beginsOn: earliest(active.flatMap(({ beginsOn }) => beginsOn ?? [])),
  };
}

const datesOf = (row: BenefitRow, person: ResponsePerson, on: string): PlanDates =>
  boundsOfSpans(spansOfPlan(row.dates, person.dates), on);

/** The limits that dates set on a day. */
export function boundsOn(dates: readonly DatedEvent[], on: string): PlanDates {
  return boundsOfSpans(spansByKind(dates), on);
}

/** Spans of one kind follow each other; those of several kinds hold together. */
function boundsOfSpans(spansOfKinds: ReturnType<typeof spansByKind>, on: string): PlanDates {
  const kinds = spansOfKinds.map((spans) => {
    const current = spans.filter(({ from, to }) => (from ?? on) <= on && on <= (to ?? on));
    if (current.length > 0) {
      const ends = current.flatMap(({ to }) => to ?? []);
      return { ...noPlanDates, endsOn: ends.length === current.length ? latest(ends) : null };
    }
    const next = earliest(spans.flatMap(({ from }) => (from !== null && from > on ? from : [])));
    if (next !== null) return { ...noPlanDates, beginsOn: next };
    return { ...noPlanDates, endedOn: latest(spans.flatMap(({ to }) => to ?? [])) };
  });
  return {
    endsOn: earliest(kinds.flatMap(({ endsOn }) => endsOn ?? [])),
    endedOn: earliest(kinds.flatMap(({ endedOn }) => endedOn ?? [])),
    beginsOn: latest(kinds.flatMap(({ beginsOn }) => beginsOn ?? [])),
  };
}

const earliest = (dates: readonly string[]): string | null => dates.toSorted()[0] ?? null;
const latest = (dates: readonly string[]): string | null => dates.toSorted().at(-1) ?? null;
