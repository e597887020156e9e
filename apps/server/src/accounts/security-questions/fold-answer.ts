/**
 * An answer as it is hashed and compared: letter case, spaces and ways to write one character do not matter, as nobody
 * remembers those. Returns null where nothing is left.
 */
export function foldAnswer(typed: string): string | null {
  const answer = typed.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  return answer === '' ? null : answer;
}
