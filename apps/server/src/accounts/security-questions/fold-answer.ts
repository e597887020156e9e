/**
 * An answer as it is hashed and compared: letter case, spaces and ways to write one character do not matter, as nobody
 * remembers those. '' where nothing is left.
 */
export function foldAnswer(typed: string): string {
  return typed.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
