import { alternativesOf } from '../alternatives.ts';
import { stopStems, weakStems } from '../lexicon.ts';
import { slipsFrom } from '../misspelling.ts';
import { segmentsOf } from '../segments.ts';
import { serviceIndex } from '../service-index.ts';
import { stem } from '../stem.ts';
import { isKnown, leading } from './known-words.ts';
import { onceByWord } from './once-by-word.ts';

/** From this length on a word that is one slip from a known one is taken for that one, and not for two. */
const LONG_WORD = 12;

/** Parts into which a word is cut that was written without its space. */
const SHORTEST_PART = 3;

/** A word with its space where it is missing ("bloodtest"), and without it where it is too much ("mamo gram"). */
export function spaced(word: string, next: string | undefined, previous: string | undefined): string[] {
  if (previous !== undefined && isJoined(previous, word)) return [];
  if (next !== undefined && isJoined(word, next)) return [word + next];
  return cutsOf(word).find((parts) => areSaidOfOne(parts.map(stem))) ?? [word];
}

/** The two known words of which a word that nobody knows may be made, each way in which it can be cut. */
export function cutsOf(word: string): string[][] {
  if (isKnown(word) || isSlightSlip(word)) return [];
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => [
    word.slice(0, word.length - SHORTEST_PART - at),
    word.slice(word.length - SHORTEST_PART - at),
  ]);
  return cuts.filter(
    ([first = '', second = '']) =>
      [first, second].every((part) => isKnown(part) && !stopStems.has(part)) &&
      !first.endsWith('s') &&
      !weakStems.has(first),
  );
}

/** Whether some service is spoken of by all of these words: others stand side by side by chance, as "tick" and "ets" in "tickets". */
function areSaidOfOne(stems: readonly string[]): boolean {
  const said = segmentsOf(stems).map((segment) => alternativesOf(segment.stems, segment.meanings));
  return serviceIndex.some(({ units }) =>
    said.every((alternatives) => alternatives.some((each) => each.units.every((unit) => units.has(unit)))),
  );
}

/** Whether a long word is one slip from a known one: "electrocardiagram" is no "electrocardia gram". */
const isSlightSlip = onceByWord((word): boolean => {
  if (word.length < LONG_WORD || /\d/.test(word)) return false;
  const slipsTo = slipsFrom(word);
  return leading.some((each) => each.length >= LONG_WORD && (slipsTo(each) ?? Infinity) <= 1);
});

function isJoined(word: string, next: string): boolean {
  if (/\d/.test(word + next) || !isKnown(word + next)) return false;
  return !(isKnown(word) && isKnown(next)) || [word, next].every(isTelling);
}

/** Whether it may be a part of a longer word, such as "hammer toe" for "hammertoe". */
function isTelling(word: string): boolean {
  return word.length >= SHORTEST_PART && !stopStems.has(stem(word)) && !weakStems.has(stem(word));
}
