/** Why an event changes nothing: its step does not take it, or the choice that it makes is not offered. */
export interface Refusal {
  readonly refused: 'outOfTurn' | 'notOffered';
}

/** One event for each of these names that says nothing more than its name. */
export type Named<Names extends string> = Names extends string ? { readonly type: Names } : never;

type Move<State, Event> = (state: State, event: Event) => State | Refusal;

/**
 * A flow as a table: one row a step, in it the events that the step takes, each with the step that follows or, where
 * more than the step changes or the event has conditions, with the move that it makes. Every other event is refused.
 */
export type Table<State extends { readonly step: string }, Event extends { readonly type: string }> = {
  readonly [Step in State['step']]: {
    readonly [Type in Event['type']]?: State['step'] | Move<State, Extract<Event, { readonly type: Type }>>;
  };
};

/** Looks up what an event leads to. Pure: the state that was given stays as it is. */
export function follow<State extends { readonly step: string }, Event extends { readonly type: string }>(
  table: Table<State, Event>,
  state: State,
  event: Event,
): State | Refusal {
  const row = table[state.step as State['step']];
  // A row keeps each move under the name of the one event that it is for.
  const move = row[event.type as Event['type']] as State['step'] | Move<State, Event> | undefined;
  if (move === undefined) return { refused: 'outOfTurn' };
  return typeof move === 'function' ? move(state, event) : { ...state, step: move };
}
