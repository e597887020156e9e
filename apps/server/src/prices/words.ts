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
export function searchWords(typed: string): string[] {
  const all = wordsOf(typed);
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

export function begins(word: string, typed: string): boolean {
  return word.startsWith(typed);
}

/** Whether a word begins with what was typed, with at most one slip: a wrong, missing, extra or swapped letter. */
export function beginsWithOneSlip(word: string, typed: string): boolean {
  if (typed.length < 4) return word.startsWith(typed);
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const rest = (text: string, from: number): string => text.slice(from);
  return (
    rest(word, at + 1).startsWith(rest(typed, at + 1)) ||
    rest(word, at + 1).startsWith(rest(typed, at)) ||
    rest(word, at).startsWith(rest(typed, at + 1)) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && rest(word, at + 2).startsWith(rest(typed, at + 2)))
  );
}
