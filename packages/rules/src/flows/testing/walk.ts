import fc from 'fast-check';
import { expect } from 'vitest';
import type { Refusal } from '../flow.ts';

/** A flow with all its possible events: each by its name, with the values that matter. */
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
  /** Names of the accepted events since the last cancel, including this one. */
  readonly past: readonly Event['type'][];
}

export function isRefusal(result: object): result is Refusal {
  return 'refused' in result;
}

export function allEvents<State, Event extends { readonly type: string }>(flow: Walkable<State, Event>): Event[] {
  return Object.values<readonly Event[]>(flow.events).flat();
}

/** The events that a state accepts. */
export function takenAt<State extends object, Event extends { readonly type: string }>(
  flow: Walkable<State, Event>,
  state: State,
): Event[] {
  return allEvents(flow).filter((event) => !isRefusal(flow.next(state, event)));
}

/** Every state that can be reached from the given one, itself included; without the excluded events. */
export function reachable<State extends object, Event extends { readonly type: string }>(
  flow: Walkable<State, Event>,
  from: State = flow.start,
  leftOut: readonly Event['type'][] = [],
): State[] {
  const found = new Map([[JSON.stringify(from), from]]);
  // A Map is iterated in the order of insertion, including entries added meanwhile.
  for (const state of found.values())
    for (const event of allEvents(flow).filter(({ type }) => !leftOut.includes(type))) {
      const after = flow.next(state, event);
      if (!isRefusal(after)) found.set(JSON.stringify(after), after);
    }
  return [...found.values()];
}

/** Random walks: most events are ones that the state accepts, so that walks get far; the others are any event. */
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

/** Checks every moment of every walk, and shows the first wrong one. */
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
