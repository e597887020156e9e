/** Whether a picture is made with contrast, without it, or first without and then with it. */
export type Contrast = 'with' | 'without' | 'both';

const contrastWord =
  '(?: iv)?(?: (?:contrast|contraste|contraset|contr|dye|tinte|medio de contraste|medio contraste|material)\\b)+';
const without = '(?:without|w o|wo|no|non|sin)\\b';
const withIt = '(?:with|w|con)\\b';
const and = '(?: and| y| then| o| or)?';

/** Spanish has words of its own for it: "TAC simple y contrastada". "Simple" is said of other care, too. */
const scan = '(?:ct|tac|tc|tomografia|tomo|resonancia|rm|mri)\\b.*';

/** In the order in which they are looked for: the longest first. Also "w/wo", as price lists have it. */
const patterns: ReadonlyArray<readonly [Contrast, RegExp]> = [
  ['both', new RegExp(`\\b(?:${without}${and} ${withIt}|${withIt}${and} ${without})(?:${contrastWord})?`)],
  ['both', /\bsimple y (?:con contraste|contrastad[ao])\b/],
  ['with', /\bcontrastad[ao]s?\b|\b(?:w|with) con\b/],
  ['without', new RegExp(`\\b${without}${contrastWord}|\\b(?:wo|w o|without) con\\b`)],
  ['with', new RegExp(`\\b(?:${withIt})${contrastWord}`)],
  ['with', new RegExp(contrastWord)],
  ['without', /\bw o\b|\bwo\b/],
  ['without', new RegExp(`(?<=\\b${scan})\\bsimple\\b`)],
];

/**
 * What a text says of contrast, and its other words. "MRI with contrast" and "MRI without contrast" differ by the one word
 * that every search drops.
 *
 * @param words as `wordsOf` makes them.
 */
export function takeContrast(words: readonly string[]): { contrast: Contrast | null; rest: readonly string[] } {
  const text = ` ${words.join(' ')}`;
  for (const [contrast, pattern] of patterns) {
    const found = pattern.exec(text);
    if (found)
      return {
        contrast,
        rest: text
          .replace(pattern, ' ')
          .split(' ')
          .filter((word) => word !== ''),
      };
  }
  return { contrast: null, rest: words };
}

/**
 * How well a picture fits what was asked, from 0 to 1. Without and with contrast has the picture with it, too. Other care fits less,
 * since a dye is not only given for scans.
 */
export function contrastFit(asked: Contrast, offered: Contrast | null): number {
  if (asked === offered) return 1;
  if (offered === null) return asked === 'without' ? 0.3 : 0.2;
  return offered === 'both' && asked === 'with' ? 0.7 : 0;
}
