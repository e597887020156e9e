import { wordsOf } from '../../prices/words.ts';
import { stem } from './stem.ts';

/** The words of texts by their stems, as they are written first, with accents: to show a word that is only known by its stem. */
export function spellingsOf(texts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of texts) {
    for (const written of text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)) {
      const [word] = wordsOf(written);
      if (word !== undefined && !found.has(stem(word))) found.set(stem(word), written);
    }
  }
  return found;
}
