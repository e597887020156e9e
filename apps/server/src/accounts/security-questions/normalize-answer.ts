/**
 * Normalizes an answer for hashing and comparison. Letter case, spaces and Unicode forms of a character do not matter,
 * because people do not remember them. Returns '' if nothing is left.
 */
export function normalizeAnswer(input: string): string {
  return input.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
