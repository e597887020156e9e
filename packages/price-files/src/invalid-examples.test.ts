import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PriceFileError } from './price-file-error.ts';
import { exampleBytes, inChunks, type Reading, readStream } from './testing/read.ts';

const folder = new URL('../examples/invalid/', import.meta.url);
const names = readdirSync(folder).filter((name) => name !== 'expected.txt');

/** `file | outcome | line | column | rule | what stands there, or how the reason of a refusal begins` */
const expected = readFileSync(new URL('expected.txt', folder), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

describe('files with faults, as examples/invalid/expected.txt describes them', () => {
  it.each(names)('%s', async (name) => {
    const found = await findFaults(name);
    const wanted = expected.filter((line) => line.startsWith(`${name} | `)).toSorted();
    expect(found.map((line, index) => line.slice(0, wanted[index]?.length))).toEqual(wanted);
  });
});

describe('what is left out', () => {
  it('only the row, charge or rate of an unreadable value', async () => {
    const { items } = await readStream(inChunks(exampleBytes('invalid/values.csv'), []));
    // Row 10 has nothing but n/a, which is no value. Rows 11 and 12 have a rate that cannot be read beside a gross charge that can.
    const charges = items.flatMap((item) => item.charges);
    expect(charges.map(({ line, grossCents, rates }) => ({ line, grossCents, rates }))).toEqual([
      { line: 10, grossCents: undefined, rates: [] },
      { line: 11, grossCents: 4820, rates: [] },
      { line: 12, grossCents: 4820, rates: [] },
    ]);
  });

  // Decision 233: a patient would be told that care for which the file has a gross charge is free.
  it('a zero, which is no price: the amounts beside it stay', async () => {
    const tall = new TextDecoder().decode(exampleBytes('valid/v3-tall.csv'));
    const zeros = tall.replace(',310,155,', ',310,0.00,').replace('HMO,1300,', 'HMO,0,').replace(',70.5,', ',0%,');
    const { items } = await readStream(inChunks(new TextEncoder().encode(zeros), []));
    const [knee, replacement] = items.map(({ charges }) => charges);
    expect(knee?.[1]).toMatchObject({ grossCents: 31_000, cashCents: undefined });
    expect(knee?.[0]?.rates.map(({ payerName }) => payerName)).toEqual(['Golden Plain Health']);
    // What was paid stays beside the percentage that is none.
    expect(replacement?.[0]?.rates).toMatchObject([
      { payerName: 'Golden Plain Health', percentage: undefined, medianCents: 5_200_000 },
      { payerName: 'Harbor Mutual' },
    ]);
  });

  it('nothing for a rule that is broken', async () => {
    const { items } = await readStream(inChunks(exampleBytes('invalid/rules.json'), []));
    expect(items).toHaveLength(16);
  });
});

async function findFaults(name: string): Promise<string[]> {
  const reading: Reading = { headers: [], items: [], findings: [] };
  const refused: string[] = [];
  try {
    await readStream(inChunks(exampleBytes(`invalid/${name}`), []), reading);
  } catch (error) {
    if (!(error instanceof PriceFileError)) throw error;
    const { outcome, line, column, rule, remedy } = error.finding();
    refused.push([name, outcome, line, column ?? '-', rule, remedy].join(' | '));
  }
  const findings = reading.findings.map(({ outcome, line, column, rule, found }) =>
    [name, outcome, line, column ?? '-', rule, found ?? '-'].join(' | '),
  );
  return [...refused, ...findings].toSorted();
}
