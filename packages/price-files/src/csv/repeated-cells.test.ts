import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cells, textsOf } from './cells.ts';
import { type Row, splitRow } from './split.ts';

/** Splits the row that begins at `start`, and fails where it cannot. */
function rowAt(cells: Cells, start: number, above?: Row): Row {
  const row = splitRow(cells, start, 1, true, above);
  if (typeof row === 'string') throw new Error(row);
  return row;
}

/** The second of two rows, with what it repeats of the first split again or not. */
function secondOf(text: string, isRepeated: boolean): Row {
  const cells: Cells = { text, bounds: [], length: 0 };
  const above = rowAt(cells, 0);
  return rowAt(cells, above.end, isRepeated ? above : undefined);
}

describe('cells that a row repeats of the row above', () => {
  const cell = fc.constantFrom('a', 'ab', '', '""', ' ', ' a', '"a"', '"a,b"', '"a""b"', '" a"', '"a" ', 'a"b', 'é');
  const rows = fc
    .tuple(fc.array(cell, { maxLength: 4 }), fc.array(cell, { maxLength: 3 }), fc.array(cell, { maxLength: 3 }))
    .map(([shared, one, other]) => `${[...shared, ...one].join(',')}\n${[...shared, ...other].join(',')}\n`);

  it('are those that are found by splitting them again', () =>
    fc.assert(
      fc.property(rows, (text) => {
        const [row, again] = [secondOf(text, true), secondOf(text, false)];
        expect(textsOf(row)).toEqual(textsOf(again));
        const { cells: _, first: __, repeated: ___, ...place } = row;
        expect(again).toMatchObject(place);
      }),
      { numRuns: 2000 },
    ));

  it('are found again where the third row has them, too, and told from those of a row with others', () => {
    const text = 'a,b,1\na,b,2\na,b,3\na,c,4\nx,c,4\n';
    const cells: Cells = { text, bounds: [], length: 0 };
    const split: Row[] = [];
    for (let at = 0; at < text.length; at = split.at(-1)?.end ?? text.length) {
      split.push(rowAt(cells, at, split.at(-1)));
    }
    expect(split.map((row) => textsOf(row).join(','))).toEqual(text.trimEnd().split('\n'));
    expect(split.map(({ repeated }) => repeated.cells)).toEqual([0, 2, 2, 1, 0]);
  });

  it.each([
    ['a,b,1\na,b,2\n', 2],
    ['"a","b","1"\n"a","b","2"\n', 2],
    ['"a ""x"" b",c,1\n"a ""x"" b",c,2\n', 2],
    ['a,b,1\na,bc,2\n', 1],
    ['a, 1\na, 2\n', 0],
    ['"a\nb",c,1\n"a\nb",c,2\n', 0],
  ])('%j: %i', (text, repeated) => expect(secondOf(text, true).repeated.cells).toBe(repeated));
});
