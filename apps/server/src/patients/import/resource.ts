import type { JsonObject } from '../fhir/json.ts';

/** Where something stands in a file. */
export interface Place {
  /** Of the entries of a bundle, or the line of NDJSON: counted from 1, and in the order of the file. */
  number: number;
  line: number;
}

/** One resource of a file, or what stands in the place of one. */
export type FoundResource = Place & ({ resource: JsonObject; fullUrl: string } | { fault: string });

/** Far above any real resource: beyond it a quote or a bracket was not closed. */
export const LONGEST_RESOURCE = 16 * 1024 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses the bytes of one JSON object.
 *
 * @returns undefined where they are none. What a parser would say of it repeats the text, so it is dropped.
 */
export function parseObject(bytes: Uint8Array): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}
