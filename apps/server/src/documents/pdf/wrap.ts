import type { SetLine, Style, Typesetter } from './typesetter.ts';

/** Scripts without spaces: lines break between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Khmr}\p{sc=Laoo}]/u;
const words = new Intl.Segmenter('und', { granularity: 'word' });
export const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Breaks a text into lines of at most `width` points. A word that is wider itself is broken too. The space at a break
 * stays, so that a screen reader does not join the words.
 */
export function wrap(setter: Typesetter, text: string, style: Style, width: number): SetLine[] {
  const fits = (line: string): boolean => setter.set(line.trimEnd(), style).width <= width;
  const lines: string[] = [];
  let line = '';
  const add = (part: string): void => {
    if (fits(line + part)) {
      line += part;
      return;
    }
    if (line !== '') lines.push(line);
    line = part;
  };
  for (const part of partsOf(text)) {
    if (fits(part)) add(part);
    else for (const { segment } of graphemes.segment(part)) add(segment);
  }
  return [...lines, line.trimEnd()].map((each) => setter.set(each, style));
}

/** The parts of a text between which a line may break. */
export function partsOf(text: string): string[] {
  if (unspaced.test(text)) return [...words.segment(text)].map(({ segment }) => segment);
  // A phone number or a web address is not broken, unless it is wider than a line.
  return text.split(/(?<= )(?! )|(?<=\p{L}-)(?=\p{L})/u);
}
