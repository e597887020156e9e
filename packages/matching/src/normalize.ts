/** Letters that have no accent to lose, and what a keyboard without them writes. */
const letters: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Marks within one word: O'Neill and ONeill are one. */
const WITHIN = /['’ʼ`.]/g;

/** Titles of generations as people write them behind a name. */
const generations: Readonly<Record<string, string>> = {
  jr: '2',
  junior: '2',
  ii: '2',
  sr: '1',
  senior: '1',
  iii: '3',
  iv: '4',
};

/** Small words of surnames, which forms often drop. */
const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'da', 'do', 'dos', 'van', 'von', 'der', 'den', 'di']);

/** The words of a name in small letters, without accents and marks; hyphens part words. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[đłøßæœı]/g, (letter) => letters[letter] ?? letter)
    .replace(WITHIN, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The words of a name without titles of a generation, and that title: `2` for junior; null for none. */
export function withoutGeneration(words: readonly string[]): { words: string[]; generation: string | null } {
  const [, ...further] = words;
  const title = further.find((word) => word in generations);
  return {
    words: words.filter((word, at) => at === 0 || !(word in generations)),
    generation: title === undefined ? null : (generations[title] ?? null),
  };
}

/** The words of a surname that tell it from others. */
export function surnamesOf(words: readonly string[]): string[] {
  const telling = words.filter((word) => !particles.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** Digits and letters alone, in small letters. */
export function compact(text: string): string {
  return wordsOf(text).join('');
}
