import type { ScannedElement } from '@portico/json-scan';
import { isObject } from './parse.ts';

/**
 * The line of each object's brace. The scanner saw the braces in the order of the text.
 *
 * @param objects in that order.
 */
export function lineOfObjects(
  objects: readonly unknown[],
  { line, objectLines }: ScannedElement,
): (part: unknown) => number {
  if (objectLines.length === 0) return () => line;
  const lines = new Map(objects.map((part, index) => [part, objectLines[index] ?? line]));
  return (part) => lines.get(part) ?? line;
}

/** The objects of a parsed value: an object keeps its properties in the order of the text. */
export function objectsOf(value: unknown): unknown[] {
  const found: unknown[] = [];
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (isObject(part)) {
      found.push(part);
      Object.values(part).forEach(visit);
    }
  };
  visit(value);
  return found;
}
