import { wordsOf } from '../../prices/words.ts';
import { stopStems } from './lexicon.ts';
import { stem } from './stem.ts';
import type { Understood } from './understand.ts';

/** Of a search that found nothing: what is longer tells of a person, not of a service. */
const MAX_WORDS = 4;

/** Numbers that can be a person's (a ZIP, a phone, a date, a record), addresses of mail and of the web. */
const telling = /\d{3}|\d\s*[/.:-]\s*\d|@|https?:|www\./i;

/** Words beside which a name stands. */
const titles =
  /\b(?:mr|mrs|ms|miss|dr|dra|sr|sra|srta|don|doña|named?|nombre|llamo|llama|soy|apellido|born|nació|nacid[oa])\b/i;

const plainWord = /^\p{L}{3,30}$/u;

/**
 * The words of a search that found nothing, as they are counted: each that nobody knows, alone; where all are known, these together, in the
 * words that were meant. None of a search that may tell who somebody is: with a number of three digits, a date, a mail
 * address, a title or words written as names are.
 *
 * @param asked for by it, as it was read.
 */
export function missedWords(input: string, { asked }: Understood): string[] {
  if (telling.test(input) || titles.test(input)) return [];
  const unknown = asked.flatMap((each) => each.unknown ?? []);
  if (unknown.length > 0) {
    const names = namesIn(input);
    return [...new Set(unknown.flatMap(wordsOf))]
      .filter((word) => plainWord.test(word) && !names.has(word))
      .slice(0, MAX_WORDS);
  }
  const taken = new Map(
    asked.flatMap((each) => (each.taken === undefined ? [] : [[each.taken.typed, each.taken.meant]])),
  );
  const known = input
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => taken.get(word) ?? word)
    .flatMap(wordsOf)
    .filter((word) => !stopStems.has(stem(word)));
  return known.length === 0 || known.length > MAX_WORDS ? [] : [known.join(' ')];
}

/** Words written as a name: with a capital letter beside another such word, or after the first word. */
function namesIn(input: string): ReadonlySet<string> {
  const words = input.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  const isCapital = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}\p{Ll}/u.test(word);
  const names = words.filter((word, at) => isCapital(word) && (at > 0 || isCapital(words[at + 1])));
  return new Set(names.flatMap(wordsOf));
}
