import { listedWordsOf, type Meaning, narrowerOf } from './lexicon.ts';
import type { Asked } from './understand.ts';

/** A word by which price lists may have what was asked for. */
export interface ListedWord {
  readonly word: string;
  /** Whether a longer word that begins so is another word. */
  readonly isWhole: boolean;
}

/** Words of one thing that was asked for: enough for every meaning that the terms have, and no more than a search bears. */
const MAX_WORDS = 40;

/** Up to this length a word is an abbreviation: no longer word is meant by it. */
const ABBREVIATION_LENGTH = 3;

/**
 * The words by which price lists may have what was asked for, any of them as good as the other: as it was typed, what it means in English
 * and Spanish, and narrower parts of the body. What stands in several words ("lower back") is found by single words that mean the
 * same ("lumbar"); there may be none.
 */
export function wordsOfPriceLists({ stems, alternatives }: Asked): readonly ListedWord[] {
  const meanings = alternatives.flatMap(({ units }) => units.filter(isMeaning));
  const meant = [...new Set(meanings)].flatMap((meaning) => [meaning, ...narrowerOf(meaning)]).flatMap(listedWordsOf);
  const asTyped = stems.length === 1 ? stems : [];
  const listed = [...new Set(meant)].filter((word) => !asTyped.includes(word));
  return [
    ...asTyped.map((word) => ({ word, isWhole: meanings.length > 0 && isAbbreviation(word) })),
    ...listed.map((word) => ({ word, isWhole: isAbbreviation(word) })),
  ].slice(0, MAX_WORDS);
}

function isMeaning(unit: string): unit is Meaning {
  return unit.startsWith('#');
}

function isAbbreviation({ length }: string): boolean {
  return length <= ABBREVIATION_LENGTH;
}
