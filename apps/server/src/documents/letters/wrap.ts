import type { SetLine, Style, Typesetter } from './typesetter.ts';

/** Scripts that are written without spaces: lines break between their words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Khmr}\p{sc=Laoo}]/u;
const words = new Intl.Segmenter('und', { granularity: 'word' });
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Breaks a text into lines that are no wider than `width` points; a word that is wider itself is broken within. The space at a break
 * stays, so that words do not run together for whoever has the lines read aloud.
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

function partsOf(text: string): string[] {
  if (unspaced.test(text)) return [...words.segment(text)].map(({ segment }) => segment);
  // Neither a telephone number nor a web address is broken, unless it is wider than a line.
  return text.split(/(?<= )(?! )|(?<=\p{L}-)(?=\p{L})/u);
}
