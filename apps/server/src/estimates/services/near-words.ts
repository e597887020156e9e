import { setImmediate } from 'node:timers/promises';
import { slipsFrom } from '../search/misspelling.ts';

/** Words that are tried for a misspelt one. */
const MAX_CORRECTIONS = 20;

/** Of the price files, between two turns of the event loop: comparing them takes a few milliseconds. */
const WORDS_AT_A_TIME = 2_000;

/**
 * The words that were likely meant by some that no file has, for each of these in turn, the nearest first. A large hospital has some hundred
 * thousand words: they are read once for all that were typed, and others are served meanwhile.
 *
 * @param listed the words of each file, each with a space before it.
 */
export async function findNearWords(listed: readonly string[], typed: readonly string[]): Promise<string[][]> {
  const sought = typed.map((each) => ({ slipsTo: slipsFrom(each), near: new Map<string, number>() }));
  let read = 0;
  for (const word of uniqueWords(listed)) {
    read += 1;
    if (read % WORDS_AT_A_TIME === 0) await setImmediate();
    for (const { slipsTo, near } of sought) {
      const slips = slipsTo(word);
      if (slips !== null) near.set(word, slips);
    }
  }
  return sought.map(({ near }) =>
    [...near]
      .toSorted(([, a], [, b]) => a - b)
      .slice(0, MAX_CORRECTIONS)
      .map(([word]) => word),
  );
}

/** Each word of some files once. */
function* uniqueWords(listed: readonly string[]): Generator<string> {
  const seen = new Set<string>();
  for (const text of listed) {
    for (let at = 1; at < text.length;) {
      const space = text.indexOf(' ', at);
      const end = space === -1 ? text.length : space;
      const word = text.slice(at, end);
      at = end + 1;
      if (!seen.has(word)) {
        seen.add(word);
        yield word;
      }
    }
  }
}
