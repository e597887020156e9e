import { describe, expect, it } from 'vitest';
import { houseFiles } from './house-files.ts';

/** What names a side of the paper where the line's start or end is meant. */
const sides = [
  /(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /^\s*(?:left|right):/,
  /(?:text-align|float|clear): (?:left|right)\b/,
  /gradient\(to (?:left|right)/,
];

/** Properties of four values, of which the second is the right side and the fourth the left one. */
const fourSides = /^\s*(?:margin|padding|inset): (.+);$/;
/** Top left, top right, bottom right, bottom left. */
const fourCorners = /^\s*border-radius: (.+);$/;

describe('screens can be read from right to left (issue 16, point 6)', () => {
  it.each(houseFiles.glob('apps/{web,staff}/src/**/*.css'))(
    '%s names the start and the end of lines, no sides',
    (path) => {
      const found = houseFiles
        .read(path)
        .split('\n')
        .filter((line) => sides.some((each) => each.test(line)) || hasUnequalSides(line) || hasUnequalCorners(line));
      expect(found).toEqual([]);
    },
  );
});

function hasUnequalSides(line: string): boolean {
  const [, right, , left] = valuesOf(fourSides.exec(line)?.[1]);
  return left !== undefined && left !== right;
}

function hasUnequalCorners(line: string): boolean {
  const [topLeft, topRight, bottomRight, bottomLeft] = valuesOf(fourCorners.exec(line)?.[1]);
  return bottomLeft !== undefined && (topLeft !== topRight || bottomLeft !== bottomRight);
}

/** Values apart; `calc(1px + 2px)` is one. */
function valuesOf(list = ''): string[] {
  return list.match(/(?:[^\s(]|\([^)]*\))+/g) ?? [];
}
