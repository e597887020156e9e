/** Why an event changes nothing: its step does not accept it, or its choice is not offered. */
export interface Refusal {
  readonly refused: 'outOfTurn' | 'notOffered';
}

/** One event for each of these names, without further data. */
export type Named<Names extends string> = Names extends string ? { readonly type: Names } : never;

type Move<State, Event> = (state: State, event: Event) => State | Refusal;

/**
 * A flow as a table: one row per step, with the events that the step accepts. Each event has the step that follows or,
 * if more than the step changes or the event has conditions, a function that returns the next state. Every other event
 * is refused.
 */
export type Table<State extends { readonly step: string }, Event extends { readonly type: string }> = {
  readonly [Step in State['step']]: {
    readonly [Type in Event['type']]?: State['step'] | Move<State, Extract<Event, { readonly type: Type }>>;
  };
};

/** The state after an event. Pure: it does not change the given state. */
export function follow<State extends { readonly step: string }, Event extends { readonly type: string }>(
  table: Table<State, Event>,
  state: State,
  event: Event,
): State | Refusal {
  const row = table[state.step as State['step']];
  // A row stores each function under the name of the one event that it handles.
  const move = row[event.type as Event['type']] as State['step'] | Move<State, Event> | undefined;
  if (move === undefined) return { refused: 'outOfTurn' };
  return typeof move === 'function' ? move(state, event) : { ...state, step: move };
}
