/** Letters that lie beside each other on a keyboard. */
const keyboardRows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];

/** The letters whose keys touch that of a letter. */
const neighbours: ReadonlyMap<string, string> = new Map(
  keyboardRows.flatMap((keys, row) =>
    Array.from(keys, (key, column) => [
      key,
      keyboardRows
        .slice(Math.max(0, row - 1), row + 2)
        .map((near) => near.slice(Math.max(0, column - 1), column + 2))
        .join(''),
    ]),
  ),
);

/** A slip to a neighbouring key, and one vowel for another, are likelier than other slips. */
const SMALL_SLIP = 0.7;

/** Words that sound alike are as near as this, however many letters differ. */
const SOUNDS_ALIKE = 0.5;

/** Letters that can sound alike at the opening of a word; an h is silent. */
const lettersAlike = ['ckqsxz', 'bvw', 'ily', 'gj', 'fp', 'mn'];

/** Letters by which words that sound alike may differ in length. */
const SILENT_LETTERS = 3;

/** What a word that is only begun costs beside one that is whole. */
const ONLY_BEGUN = 0.4;

/** From this length on, the beginning of a word is telling. */
const TELLING_LENGTH = 6;

/**
 * How far what was typed is from a word: 0 for the same, about 1 for each slip of the hand (wrong, missing, extra or swapped
 * letter), less for a neighbouring key and for words that sound alike. Null if it is too far to be meant: a word shorter than
 * four letters must be right, one of up to seven may have one slip, a longer one two. The input comes first, since it is
 * held against all words of a price file.
 *
 * @returns what tells it of a word that is known; also only the beginning of it can be meant, since people are still typing.
 */
export function slipsFrom(input: string): (word: string) => number | null {
  const allowed = slipsAllowed(input);
  const sound = soundOf(input);
  return (word) => {
    if (allowed === 0 || input.length > word.length + allowed) return null;
    if (maySoundAlike(word, input) && soundOf(word) === sound) return SOUNDS_ALIKE;
    if (word[0] !== input[0] && word[1] !== input[0] && word[0] !== input[1]) return null;
    const mayBeBegun = input.length >= TELLING_LENGTH;
    if (word.length > input.length + allowed && !mayBeBegun) return null;
    // What a longer word has beyond that cannot be nearer than what stands before it.
    const compared = word.slice(0, input.length + allowed + 1);
    const last = distances(compared, input);
    const whole = last[compared.length] ?? Infinity;
    const begun = mayBeBegun ? Math.min(...last) + ONLY_BEGUN : Infinity;
    const found = Math.min(whole, begun);
    return Math.floor(found) <= allowed && (whole <= allowed || begun <= allowed + ONLY_BEGUN) ? found : null;
  };
}

/** What is cheap to tell of words that do not: they differ by more than silent, double and paired letters, or open otherwise. */
function maySoundAlike(word: string, input: string): boolean {
  if (Math.abs(word.length - input.length) > SILENT_LETTERS) return false;
  const openings = [word[0] ?? '', input[0] ?? ''];
  return (
    openings[0] === openings[1] ||
    openings.includes('h') ||
    lettersAlike.some((letters) => openings.every((opening) => letters.includes(opening)))
  );
}

function slipsAllowed({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The distance from what was typed to each beginning of the word (Damerau and Levenshtein, with neighbours swapped). */
function distances(word: string, input: string): number[] {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= input.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const typed = input[row - 1] ?? '';
      const meant = word[column - 1] ?? '';
      const isSwapped = row > 1 && column > 1 && typed === word[column - 2] && input[row - 2] === meant;
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + slip(typed, meant),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = next;
  }
  return last;
}

function slip(typed: string, meant: string): number {
  if (typed === meant) return 0;
  return areNeighbours(typed, meant) || (isVowel(typed) && isVowel(meant)) ? SMALL_SLIP : 1;
}

function isVowel(letter: string): boolean {
  return 'aeiou'.includes(letter);
}

function areNeighbours(one: string, other: string): boolean {
  return neighbours.get(one)?.includes(other) ?? false;
}

/**
 * How a word sounds, roughly, in Spanish and in English: b and v alike, s, z and soft c, silent h, ll and y, soft g and j, qu, k and
 * hard c, ph and f, double letters. Written with what sounds alike under one letter.
 */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ch|sh/g, '1')
    .replace(/qu(?=[ei])|ck|q/g, 'k')
    .replace(/c(?=[eiy])|z|x/g, 's')
    .replace(/c/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/h/g, '')
    .replace(/v|w/g, 'b')
    .replace(/ll|y/g, 'i')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/(.)\1+/g, '$1');
}
