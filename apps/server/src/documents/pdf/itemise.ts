import bidiFactory from 'bidi-js';
import type { Family, Slice, Typefaces } from './typefaces.ts';

/** A part of a line in one file of a typeface and one direction. */
interface Run {
  text: string;
  slice: Slice;
  fromRight: boolean;
  /** Its index in reading order. */
  order: number;
}

/** A line as runs, ordered from left to right. */
export interface ItemisedLine {
  runs: Run[];
  /** Characters that none of the typefaces has. */
  missing: string[];
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Splits a line by typeface and direction (UAX #9). A letter and its marks stay together.
 *
 * @param families in the order of preference.
 */
export function itemise(line: string, families: readonly Family[], typefaces: Typefaces): ItemisedLine {
  const { levels } = bidi.getEmbeddingLevels(line, 'auto');
  // A space at the end of a line is placed at its right end in both directions, so that it shifts nothing.
  const end = line.trimEnd().length;
  const runs: Array<Run & { level: number }> = [];
  const missing: string[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const level = index < end ? (levels[index] ?? 0) : 0;
    for (const text of partsOf(segment, families, typefaces)) {
      const slice = sliceOf(text, families, typefaces);
      if (slice === undefined) {
        missing.push(text);
        continue;
      }
      const last = runs.at(-1);
      if (last?.slice === slice && last.level === level) last.text += text;
      else runs.push({ text, slice, level, fromRight: level % 2 === 1, order: runs.length });
    }
  }
  return { runs: inVisualOrder(runs), missing };
}

/** One part, unless no single slice has both the letter and its marks. */
function partsOf(grapheme: string, families: readonly Family[], typefaces: Typefaces): string[] {
  return sliceOf(grapheme, families, typefaces) === undefined
    ? codePointsOf(grapheme).map((each) => String.fromCodePoint(each))
    : [grapheme];
}

function sliceOf(text: string, families: readonly Family[], typefaces: Typefaces): Slice | undefined {
  const all = codePointsOf(text);
  const visible = all.filter((each) => !invisible.test(String.fromCodePoint(each)));
  const codePoints = visible.length === 0 ? all : visible;
  for (const family of families) {
    const slice = typefaces[family].find(({ covers }) => codePoints.every(covers));
    if (slice !== undefined) return slice;
  }
  return undefined;
}

/** The code points of a text. */
export const codePointsOf = (text: string): number[] => Array.from(text, (each) => each.codePointAt(0) ?? 0);

/** Rule L2: from the highest level to the lowest odd one, reverse each sequence of runs at that level or above. */
function inVisualOrder(runs: ReadonlyArray<Run & { level: number }>): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      const isIn = (at: number): boolean => (ordered[at]?.level ?? -1) >= level;
      let end = start;
      while (isIn(end)) end += 1;
      if (end > start + 1) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(end, start + 1);
    }
  }
  return ordered;
}
