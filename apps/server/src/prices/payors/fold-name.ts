import { wordsOf } from '../words.ts';

/** A name as names are compared: its words in lower case, without accents and signs. */
export function foldName(name: string): string {
  return wordsOf(name).join(' ');
}
