import { wordsOf } from '../../../prices/words.ts';
import { meaningsOf, stopStems, termSpellings, termStems, weakStems } from '../lexicon.ts';
import { indexedStems, indexedUnits, serviceSpellings } from '../service-index.ts';
import { ENDING_LENGTH, stem } from '../stem.ts';

/** Every word of ours, as a stem. */
export const known: ReadonlySet<string> = new Set([...indexedStems, ...termStems, ...stopStems, ...weakStems]);

/** What leads to a service: no other word is guessed. */
export const leading: readonly string[] = [...known].filter(
  (each) => indexedUnits.has(each) || meaningsOf([each]).some((meaning) => indexedUnits.has(meaning)),
);

/** Words that are just long enough to lose their last vowel as stems: with a letter left out they keep it ("hrnia" for "hernia"). */
export const unstemmed: ReadonlyMap<string, string> = new Map(
  leading.flatMap((each) => {
    const [whole = ''] = wordsOf(spellingOfStem(each));
    return whole.length === ENDING_LENGTH && each.length === ENDING_LENGTH - 1 ? [[each, whole]] : [];
  }),
);

/** Whether a word, as it is typed, is one of ours. */
export function isKnown(word: string): boolean {
  return known.has(stem(word));
}

/** A stem as the whole word that it comes from, where ours have one. */
export function spellingOfStem(word: string): string {
  return termSpellings.get(word) ?? serviceSpellings.get(word) ?? word;
}
