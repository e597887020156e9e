import type { JsonObject } from '../fhir/json.ts';

/** A position in a file. */
export interface SourcePosition {
  /** Number of the bundle's entry or of the NDJSON line, from 1, in the order of the file. */
  number: number;
  line: number;
}

/** One resource of a file, or the error in its place. */
export type FoundResource = SourcePosition & ({ resource: JsonObject; fullUrl: string } | { error: string });

/** In bytes, far above any real resource: beyond it, a quote or a bracket was not closed. */
export const MAX_RESOURCE_LENGTH = 16 * 1024 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses the bytes of one JSON object.
 *
 * @returns undefined if they are not one. The parser's error is dropped, because it repeats the text.
 */
export function parseObject(bytes: Uint8Array): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}
