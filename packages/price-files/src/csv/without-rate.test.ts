import { expect, it } from 'vitest';
import { exampleBytes, inChunks, type Reading, readStream } from '../testing/read.ts';

const wide = new TextDecoder().decode(exampleBytes('valid/v3-wide.csv'));

const names = ['median_amount', '10th_percentile', '90th_percentile'];

/** The file with these amounts beside Harbor Mutual in the row of the drug, where it has no rate. */
const readWith = (median: string, p10: string, p90: string): Promise<Reading> => {
  const lines = wide.split('\n').map((line) => {
    if (!line.startsWith('"Saline')) return line;
    const cells = line.split(',');
    // The description has a comma of its own.
    return cells.toSpliced(-9, 3, median, p10, p90).join(',');
  });
  return readStream(inChunks(new TextEncoder().encode(lines.join('\n')), []));
};

// 45 CFR 180.50(b)(2)(ii)(C). Found by a reviewer: a whole file could not be imported for what its program fills in everywhere.
it.each([
  [
    ['999999999', '0', 'N/A'],
    ['nine-nines', 'number-not-zero', 'no-indicator'],
  ],
  [
    ['0', '0.00', '-'],
    ['number-not-zero', 'number-not-zero', 'no-indicator'],
  ],
  [
    ['999999999', '999999999', '999999999'],
    ['nine-nines', 'nine-nines', 'nine-nines'],
  ],
])('%j beside a payer without a rate say that no amount is known, and nothing is left out', async (amounts, rules) => {
  const [median = '', p10 = '', p90 = ''] = amounts;
  const { findings, items } = await readWith(median, p10, p90);
  expect(findings.map(({ rule, outcome, column }) => `${rule} ${outcome} ${column}`).toSorted()).toEqual(
    rules.map((rule, at) => `${rule} taken ${names[at]}|Harbor Mutual|HMO`).toSorted(),
  );
  expect(items).toEqual((await readWith('', '', '')).items);
});

it.each(['412.35', '$412.35', '"1,412.35"'])('%s is an amount that is lost without a rate', async (amount) => {
  const { findings } = await readWith('999999999', amount, '');
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: 'rate',
      outcome: 'left out',
      column: 'standard_charge|Harbor Mutual|HMO|negotiated_dollar',
    }),
  );
});

// The methodology is wanted where a rate is, not the other way round. A whole file could not be imported for it.
it('a methodology in a tall row without payer, plan and rate loses nothing, nor the notes of the row', async () => {
  const tall = new TextDecoder().decode(exampleBytes('valid/v3-tall.csv'));
  const read = (cells: string): Promise<Reading> => {
    const text = tall.replace('professional,,,310,155,,,,,,,,,,,,,', `professional,,,310,155,,,,,,,,,,${cells},,,`);
    return readStream(inChunks(new TextEncoder().encode(text), []));
  };
  const { findings, items } = await read('fee schedule');
  expect(findings).toEqual((await read('')).findings);
  expect(items).toEqual((await read('')).items);
});
