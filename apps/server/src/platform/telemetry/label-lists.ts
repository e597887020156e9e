/** Lists of label values that are known when the server starts: of its settings, and of code above this room. */
export type ListAtStart = 'routes' | 'queues' | 'payors' | 'payers' | 'gateways' | 'locations';

/** In place of a value that is in no list. */
export const OTHER = 'other';

const lists: Readonly<Record<ListAtStart, Set<string>>> = {
  routes: new Set(),
  queues: new Set(),
  payors: new Set(),
  payers: new Set(),
  gateways: new Set(),
  locations: new Set(),
};

/** Adds values to a list. They must be few, and of nobody: ids of the settings, names and patterns of the code. */
export function allowLabelValues(list: ListAtStart, values: Iterable<string>): void {
  for (const value of values) lists[list].add(value);
}

/** The values of a label; those of the start as they are by now. */
export function valuesOf(list: readonly string[] | ListAtStart): ReadonlySet<string> {
  return typeof list === 'string' ? lists[list] : new Set(list);
}
