import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';

/**
 * Typefaces under the SIL Open Font License, each for one script or a few. Each is split into slices, and its
 * `unicode.json` lists the characters of every slice, so that only the slices that a text needs are read.
 */
const require = createRequire(import.meta.url);
const families = {
  figtree: require.resolve('@fontsource-variable/figtree/unicode.json'),
  mono: require.resolve('@fontsource-variable/noto-sans-mono/unicode.json'),
  // Latin with Vietnamese, Greek, Cyrillic and Devanagari.
  sans: require.resolve('@fontsource-variable/noto-sans/unicode.json'),
  arabic: require.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  armenian: require.resolve('@fontsource-variable/noto-sans-armenian/unicode.json'),
  bengali: require.resolve('@fontsource-variable/noto-sans-bengali/unicode.json'),
  ethiopic: require.resolve('@fontsource-variable/noto-sans-ethiopic/unicode.json'),
  georgian: require.resolve('@fontsource-variable/noto-sans-georgian/unicode.json'),
  gujarati: require.resolve('@fontsource-variable/noto-sans-gujarati/unicode.json'),
  gurmukhi: require.resolve('@fontsource-variable/noto-sans-gurmukhi/unicode.json'),
  hebrew: require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  japanese: require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  khmer: require.resolve('@fontsource-variable/noto-sans-khmer/unicode.json'),
  korean: require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  lao: require.resolve('@fontsource-variable/noto-sans-lao/unicode.json'),
  chinese: require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  tamil: require.resolve('@fontsource-variable/noto-sans-tamil/unicode.json'),
  telugu: require.resolve('@fontsource-variable/noto-sans-telugu/unicode.json'),
  thai: require.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
} as const;

export type Family = keyof typeof families;

/** A file with some of the characters of a typeface, in all its weights. */
export interface Slice {
  file: string;
  covers: (codePoint: number) => boolean;
  /** Its vowel signs and other marks. */
  marks: () => string;
}

export type Typefaces = Readonly<Record<Family, readonly Slice[]>>;

let loaded: Promise<Typefaces> | undefined;

/** Reads the typefaces' character lists, once in a process. */
export function loadTypefaces(): Promise<Typefaces> {
  loaded ??= readTypefaces();
  return loaded;
}

async function readTypefaces(): Promise<Typefaces> {
  const entries = Object.entries(families).map(async ([family, index]) => [family, await readSlices(index)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Family, Slice[]>;
}

async function readSlices(index: string): Promise<Slice[]> {
  const folder = dirname(index);
  const ranges = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(index, 'utf8')));
  return Object.entries(ranges).map(([name, range]) => ({
    // Slices without a script's name are numbered, as `[75]`.
    file: join(folder, 'files', `${basename(folder)}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ...coverageOf(range),
  }));
}

/** @param list in the syntax of CSS: `U+0-ff,U+131`. */
function coverageOf(list: string): Pick<Slice, 'covers' | 'marks'> {
  const ranges = list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
  const all = (): string =>
    ranges
      .map(({ from, to }) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at)))
      .join('');
  return {
    covers: (codePoint) => ranges.some(({ from, to }) => codePoint >= from && codePoint <= to),
    marks: () => all().replace(/\P{M}/gu, ''),
  };
}

/** The typeface of a line. `text` is the portal's own; `name` is for people and places in any script. */
export type Typeface = 'text' | 'name' | 'code';

const scripts: readonly Family[] = [
  ...(['arabic', 'armenian', 'bengali', 'ethiopic', 'georgian', 'gujarati', 'gurmukhi', 'hebrew'] as const),
  ...(['khmer', 'lao', 'tamil', 'telugu', 'thai'] as const),
];

/** Chinese characters have different forms in Japan and Korea. */
const eastAsian: Readonly<Record<string, readonly Family[]>> = {
  JP: ['japanese', 'chinese', 'korean'],
  KR: ['korean', 'chinese', 'japanese'],
};

/**
 * The families to search for a character. The first that has it is used.
 *
 * @param text all text that is set together: kana or hangul in it show that it is Japanese or Korean if no country is
 * given.
 * @param country ISO 3166 code.
 */
export function familiesFor(typeface: Typeface, text: string, country?: string): readonly Family[] {
  const home = country ?? (/[\p{sc=Hira}\p{sc=Kana}]/u.test(text) ? 'JP' : /\p{sc=Hang}/u.test(text) ? 'KR' : 'CN');
  const own: readonly Family[] = typeface === 'text' ? ['figtree', 'sans'] : typeface === 'code' ? ['mono'] : ['sans'];
  return [...own, ...scripts, ...(eastAsian[home] ?? ['chinese', 'japanese', 'korean'])];
}
