import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvLines, unguarded } from './csv.ts';

/** Text of the letters that matter: what begins formulas, what parts cells, and what guards them. */
const letters = ['=', '+', '-', '@', ';', ',', "'", '"', '\t', '\r', '\n', ' ', 'a', 'x', '1'];
const cell = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 });

describe('A file for spreadsheets (decision 30)', () => {
  it('begins no cell as a formula, whichever of comma and semicolon parts them', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (row) => {
        const text = csvLines([['Meridian', ...row]]);
        const byComma = Papa.parse<string[]>(text, { delimiter: ',' }).data.flat();
        // As a reader has it that takes no quotes: the worst of those that part by semicolons.
        const bySemicolon = text.split(/[;\r\n]/);
        for (const each of [...byComma, ...bySemicolon]) expect(each).not.toMatch(/^"*[=+\-@]/);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['PPO;=HYPERLINK(1)', "PPO;'=HYPERLINK(1)"],
    ['=1', "'=1"],
    ['PPO; HMO', 'PPO; HMO'],
    ['Blue-Cross', 'Blue-Cross'],
  ])('writes %j as %j', (before, after) => {
    expect(csvLines([[before]])).toBe(`${after}\r\n`);
  });

  it('gives each cell back as it was, one with an apostrophe of its own included', () => {
    fc.assert(
      fc.property(cell, (text) => {
        const [[read = ''] = []] = Papa.parse<string[]>(csvLines([[text, 'x']]), { delimiter: ',' }).data;
        expect(unguarded(read)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});
