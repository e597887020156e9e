/** Letters that lie beside each other on a keyboard. */
const keyboardRows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];

/** A slip to a neighbouring key, and one vowel for another, are likelier than other slips. */
const SMALL_SLIP = 0.7;

/** Words that sound alike are as near as this, however many letters differ. */
const SOUNDS_ALIKE = 0.5;

/** What a word that is only begun costs beside one that is whole. */
const ONLY_BEGUN = 0.4;

/** From this length on, the beginning of a word is telling. */
const TELLING_LENGTH = 6;

/**
 * How far what was typed is from a word: 0 for the same, about 1 for each slip of the hand (wrong, missing, extra or swapped
 * letter), less for a neighbouring key and for words that sound alike. Null if it is too far to be meant: a word shorter than
 * four letters must be right, one of up to seven may have one slip, a longer one two.
 *
 * @param word that is known; also only the beginning of it can be meant, since people are still typing.
 */
export function slipsBetween(word: string, input: string): number | null {
  const allowed = slipsAllowed(input);
  if (allowed === 0 || input.length > word.length + allowed) return null;
  if (soundOf(word) === soundOf(input)) return SOUNDS_ALIKE;
  if (word[0] !== input[0] && word[1] !== input[0] && word[0] !== input[1]) return null;
  const last = distances(word, input);
  const whole = last[word.length] ?? Infinity;
  const begun = input.length >= TELLING_LENGTH ? Math.min(...last) + ONLY_BEGUN : Infinity;
  const found = Math.min(whole, begun);
  return Math.floor(found) <= allowed && (whole <= allowed || begun <= allowed + ONLY_BEGUN) ? found : null;
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
  const place = (letter: string): [number, number] => {
    const row = keyboardRows.findIndex((keys) => keys.includes(letter));
    return [row, keyboardRows[row]?.indexOf(letter) ?? -9];
  };
  const [row, column] = place(one);
  const [otherRow, otherColumn] = place(other);
  return row >= 0 && otherRow >= 0 && Math.abs(row - otherRow) <= 1 && Math.abs(column - otherColumn) <= 1;
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
