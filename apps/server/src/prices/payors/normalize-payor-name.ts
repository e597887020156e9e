import { wordsOf } from '../words.ts';

/** Normalizes a name for comparison: its words in lower case, without accents and signs. */
export function normalizePayorName(name: string): string {
  return wordsOf(name).join(' ');
}
