import { PriceFileError } from '../price-file-error.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * JSON.parse whose error names the line.
 *
 * @param lineAt gives the file's line of an offset in the text.
 * @throws PriceFileError
 */
export function parseJson(text: string, lineAt: (at: number) => number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const at = error instanceof SyntaxError ? /at position (\d+)/.exec(error.message)?.[1] : undefined;
    const place = at === undefined ? text.length : Number(at);
    throw new PriceFileError(lineAt(place), 'This is not valid JSON: correct it here, or export the file again.');
  }
}

/** An object to read properties from; an empty one when the value is not an object. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list; a single value becomes a list of one, a missing one an empty list. */
export function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}
