import fc from 'fast-check';
import { expect } from 'vitest';
import type { Refusal } from '../flow.ts';

/** A flow with everything that can happen in it: each event by its name, with the values that matter. */
export interface Walkable<State, Event extends { readonly type: string }> {
  readonly start: State;
  readonly next: (state: State, event: Event) => State | Refusal;
  readonly events: { readonly [Type in Event['type']]: readonly Extract<Event, { readonly type: Type }>[] };
}

/** One event of a walk. */
export interface Moment<State, Event extends { readonly type: string }> {
  readonly before: State;
  readonly event: Event;
  readonly refused: boolean;
  readonly after: State;
  /** Names of the events that were taken since the last cancel, this one included. */
  readonly past: readonly Event['type'][];
}

export function isRefusal(result: object): result is Refusal {
  return 'refused' in result;
}

export function allEvents<State, Event extends { readonly type: string }>(flow: Walkable<State, Event>): Event[] {
  return Object.values<readonly Event[]>(flow.events).flat();
}

/** The events that a state takes. */
export function takenAt<State extends object, Event extends { readonly type: string }>(
  flow: Walkable<State, Event>,
  state: State,
): Event[] {
  return allEvents(flow).filter((event) => !isRefusal(flow.next(state, event)));
}

/** Every state that some walk comes to from the given one, itself included; without the events that are left out. */
export function reachable<State extends object, Event extends { readonly type: string }>(
  flow: Walkable<State, Event>,
  from: State = flow.start,
  leftOut: readonly Event['type'][] = [],
): State[] {
  const found = new Map([[JSON.stringify(from), from]]);
  // A Map is walked in the order of insertion, what is added on the way included.
  for (const state of found.values())
    for (const event of allEvents(flow).filter(({ type }) => !leftOut.includes(type))) {
      const after = flow.next(state, event);
      if (!isRefusal(after)) found.set(JSON.stringify(after), after);
    }
  return [...found.values()];
}

/** Walks at random: most events are such as the state takes, so that walks get far; the others are any at all. */
export function walks<State extends object, Event extends { readonly type: string }>(
  flow: Walkable<State, Event>,
): fc.Arbitrary<Moment<State, Event>[]> {
  const pick = fc.record({ at: fc.nat(), wild: fc.nat(3).map((n) => n === 0) });
  return fc.array(pick, { minLength: 1, maxLength: 60 }).map((picks) => {
    const moments: Moment<State, Event>[] = [];
    for (const { at, wild } of picks) {
      const last = moments.at(-1);
      const before = last?.after ?? flow.start;
      const taken = takenAt(flow, before);
      const choices = wild || taken.length === 0 ? allEvents(flow) : taken;
      const event = choices[at % choices.length];
      if (event) moments.push(moment(flow, before, event, last?.past ?? []));
    }
    return moments;
  });
}

/** Holds that every moment of every walk is as it should be; what is shown when it is not is the first moment that is wrong. */
export function expectAlways<State extends object, Event extends { readonly type: string }>(
  flow: Walkable<State, Event>,
  holds: (moment: Moment<State, Event>) => boolean,
): void {
  const wrong = (walk: Moment<State, Event>[]) => walk.find((each) => !holds(each));
  fc.assert(
    fc.property(walks(flow), (walk) => {
      expect(wrong(walk)).toBeUndefined();
    }),
    { numRuns: 1_000 },
  );
}

function moment<State extends object, Event extends { readonly type: string }>(
  flow: Walkable<State, Event>,
  before: State,
  event: Event,
  past: readonly Event['type'][],
): Moment<State, Event> {
  const result = flow.next(before, event);
  if (isRefusal(result)) return { before, event, refused: true, after: before, past };
  return { before, event, refused: false, after: result, past: event.type === 'cancel' ? [] : [...past, event.type] };
}
