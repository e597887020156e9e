const ignored: ReadonlySet<string> = new Set(
  'a an and for in my of on or the to de del el en la las los mi o para por un una y'.split(' '),
);

/** The words of a text as the search compares them: lower case, no accents, letters and digits only. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The words to search for. Short common words are dropped, unless there are no others. */
export function searchWords(input: string): string[] {
  const all = wordsOf(input);
  const telling = all.filter((word) => !ignored.has(word));
  return (telling.length > 0 ? telling : all).map(singular);
}

/**
 * A simple singular: "knees" also finds "knee", and "radiografías" finds "radiografía". The result is matched as the
 * beginning of a word.
 */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

export function begins(word: string, input: string): boolean {
  return word.startsWith(input);
}

/** Whether a word begins with what was typed, with at most one slip: a wrong, missing, extra or swapped letter. */
export function beginsWithOneTypo(word: string, input: string): boolean {
  if (input.length < 4) return word.startsWith(input);
  let at = 0;
  while (at < input.length && input[at] === word[at]) at += 1;
  const rest = (text: string, from: number): string => text.slice(from);
  return (
    rest(word, at + 1).startsWith(rest(input, at + 1)) ||
    rest(word, at + 1).startsWith(rest(input, at)) ||
    rest(word, at).startsWith(rest(input, at + 1)) ||
    (input[at] === word[at + 1] && input[at + 1] === word[at] && rest(word, at + 2).startsWith(rest(input, at + 2)))
  );
}

/** From this length on, the beginning of a word is telling. */
const TELLING_LENGTH = 6;

/** Whether a word is likely to be what was meant by a word that no file has: the beginning of it with one slip, or all of a short one. */
export function isMisspelling(word: string, input: string): boolean {
  if (input.length < 4) return false;
  const isNear = input.length >= TELLING_LENGTH || Math.abs(word.length - input.length) <= 1;
  return isNear && beginsWithOneTypo(word, input);
}
