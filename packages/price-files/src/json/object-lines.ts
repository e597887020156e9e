import { isObject } from './parse.ts';

/**
 * Gives each object of a parsed value the line of its brace. The scanner saw the braces in the order of the text, and
 * an object keeps its properties in that order.
 *
 * @returns an empty map when the two do not match, as after a property that occurs twice.
 */
export function linesOfObjects(value: unknown, lines: readonly number[]): ReadonlyMap<unknown, number> {
  const found = new Map<unknown, number>();
  if (lines.length === 0) return found;
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (isObject(part)) {
      found.set(part, lines[found.size] ?? 0);
      Object.values(part).forEach(visit);
    }
  };
  visit(value);
  return found.size === lines.length ? found : new Map();
}
