/**
 * Normalizes an answer for hashing and comparison. Letter case, spaces and Unicode forms of a character do not matter,
 * because people do not remember them. Returns null if nothing is left.
 */
export function foldAnswer(typed: string): string | null {
  const answer = typed.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  return answer === '' ? null : answer;
}
