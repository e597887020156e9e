import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cells, textsOf } from './cells.ts';
import { splitRow } from './split.ts';

const cellsOf = (text: string): Cells => ({ text, bounds: [], length: 0 });
const split = (text: string, isEnd = true): string[] | string => {
  const row = splitRow(cellsOf(text), 0, 1, isEnd);
  return typeof row === 'string' ? row : textsOf(row);
};

describe('a row of a CSV (RFC 4180)', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '5', ' ', ',', '"', '\n', '\r', 'é', '|'), maxLength: 8 });
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const written = cell.chain((text) =>
    /[",\n\r]/.test(text)
      ? fc.constant({ text, as: quoted(text) })
      : fc.constantFrom({ text, as: text }, { text, as: quoted(text) }),
  );

  it('has the cells that were written, quoted or not, without the spaces around them', () => {
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 6 }), fc.constantFrom('\n', '\r\n'), (cells, end) => {
        const text = cells.map(({ as }) => as).join(',') + end;
        const row = splitRow(cellsOf(`${text}next,row\n`), 0, 1, false);
        if (typeof row === 'string') throw new Error(row);
        // The last cell may be empty, and a row of one cell with nothing in it is blank.
        expect(textsOf(row)).toEqual(cells.map(({ text: value }) => value.trim()));
        expect(row.end).toBe(text.length);
        expect(row.lastLine).toBe(cells.reduce((sum, { text: value }) => sum + value.split('\n').length - 1, 1));
      }),
    );
  });

  it.each([
    ['a,5" tube,b\n', ['a', '5" tube', 'b']],
    ['"a" , b\n', ['a', 'b']],
    ['a,,\n', ['a', '', '']],
    ['a', ['a']],
    ['"a"b,c\n', 'bad quotes'],
    ['"a\nb,c\n', 'unfinished'],
  ])('%j is %j', (text, expected) => expect(split(text)).toEqual(expected));

  it('is not finished before its line feed has come, but at the end of the file', () => {
    expect(split('a,b', false)).toBe('unfinished');
    expect(split('a,"b"', false)).toBe('unfinished');
    expect(split('a,"b"')).toEqual(['a', 'b']);
  });
});
