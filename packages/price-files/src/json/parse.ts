import type { Findings } from '../findings/findings.ts';
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
    throw new PriceFileError(
      lineAt(place),
      'This is not valid JSON: correct it here, or export the file again.',
      'json-syntax',
    );
  }
}

const nothing: JsonObject = {};

/** An object to read properties from; an empty one when the value is absent, or none and reported. */
export function readObject(value: unknown, property: string | undefined, findings: Findings): JsonObject {
  if (isObject(value)) return value;
  if (value !== undefined) findings.breach('json-type', property, value, 'Write an object, in braces.');
  return nothing;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list; a missing one is empty. A single value becomes a list of one, and is reported. */
export function readList(value: unknown, property: string, findings: Findings): unknown[] {
  if (value !== undefined && !Array.isArray(value)) {
    findings.breach('json-type', property, value, 'Write a list, in brackets.');
  }
  return listOf(value);
}

/** The same without a report. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}
