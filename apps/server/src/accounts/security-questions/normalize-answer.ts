/** Letters that have no accent to lose, and what a keyboard without them writes. */
const letters: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/**
 * Normalizes an answer for hashing and comparison: its letters, in lower case and without accents, and its digits. Everything
 * else does not matter, because people do not remember it, and no two keyboards write it alike. Returns '' if nothing is left.
 */
export function normalizeAnswer(input: string): string {
  return input
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[đłøßæœı]/g, (letter) => letters[letter] ?? letter);
}

/**
 * The forms in which an answer may be stored that is typed now: the present one, and that of versions before, which kept accents, marks and
 * single spaces (decision 261). Both are compared for everybody, known or not; where they are equal, which depends on what is
 * typed alone, there is one.
 *
 * @returns none if there is no answer.
 */
export function formsOfAnswer(input: string): string[] {
  const former = input.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  return former === '' ? [] : [...new Set([normalizeAnswer(input), former])];
}
