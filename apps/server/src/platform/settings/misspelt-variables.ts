import { closestMatch } from 'leven';

/** A shorter name is too near to others by chance. */
const SHORTEST_NAME = 6;

/** Slips of the hand that a name may have and still be taken for another. */
const MOST_SLIPS = 2;

/** A variable that no setting reads, and the one that was likely meant; null where none is near. */
export interface UnknownVariable {
  readonly name: string;
  readonly meant: string | null;
}

/**
 * Variables that were meant as settings and are not read: those that begin with PORTICO_, and those that differ from a
 * setting by one or two letters. An environment has many others, and they are nobody's mistake.
 *
 * @param known names of all settings.
 */
export function unknownVariables(env: NodeJS.ProcessEnv, known: readonly string[]): UnknownVariable[] {
  const names = new Set(known);
  return Object.keys(env)
    .filter((name) => !names.has(name) && name.length >= SHORTEST_NAME)
    .toSorted()
    .flatMap((name) => {
      const meant = nearestOf(name, known);
      return meant !== null || name.startsWith('PORTICO_') ? [{ name, meant }] : [];
    });
}

function nearestOf(name: string, known: readonly string[]): string | null {
  const longEnough = known.filter((each) => each.length >= SHORTEST_NAME);
  return closestMatch(name.toUpperCase(), longEnough, { maxDistance: MOST_SLIPS }) ?? null;
}

/** The variables that a file of settings names, as `{ "env": "STAFF_SECRET" }`: they are read, whatever they are called. */
export function variablesNamedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'env' && typeof each === 'string' ? [each] : variablesNamedIn(each),
  );
}
