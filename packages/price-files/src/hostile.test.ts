import { describe, expect, it } from 'vitest';
import { exampleBytes, readStream } from './testing/read.ts';

const encoder = new TextEncoder();
const json = new TextDecoder().decode(exampleBytes('valid/v3.json'));
const tall = new TextDecoder().decode(exampleBytes('valid/v3-tall.csv'));

async function* piecesOf(...texts: readonly (string | Iterable<string>)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) {
    for (const piece of typeof text === 'string' ? [text] : text) yield encoder.encode(piece);
  }
}

function* repeat(text: string, times: number): Generator<string> {
  for (let count = 0; count < times; count += 1) yield text;
}

const itemsAt = json.indexOf('[', json.indexOf('standard_charge_information')) + 1;
const beforeItems = json.slice(0, itemsAt);

describe('a file that was made to do harm', () => {
  it('may begin with blanks in tiny chunks, which are read once each', async () => {
    const { items } = await readStream(piecesOf(repeat(' ', 200_000), json));
    expect(items).toHaveLength(3);
  });

  it('is refused when its blanks have no end', async () => {
    const endless = readStream(piecesOf(repeat(' '.repeat(1000), Infinity)));
    await expect(endless).rejects.toMatchObject({ line: 1, reason: 'The file begins with blanks without end.' });
  });

  it('is refused when an item has no end', async () => {
    const endless = readStream(piecesOf(`${beforeItems}\n{"a":[`, repeat('{},'.repeat(1000), Infinity)));
    await expect(endless).rejects.toMatchObject({ reason: expect.stringMatching(/^An item begins here/) });
  });

  it.each([
    ['an item', `${beforeItems}{"a":`],
    ['the header', '{"a":{"b":'],
  ])('is refused when brackets in %s have no end', async (_where, start) => {
    const endless = readStream(piecesOf(start, repeat('['.repeat(1000), Infinity)));
    await expect(endless).rejects.toMatchObject({ reason: expect.stringMatching(/^Brackets stand in brackets/) });
  });

  it('has no line for each of countless objects, and is read all the same', async () => {
    const { findings } = await readStream(
      piecesOf(`${beforeItems}\n{"description": "x",\n"a": [`, repeat('{},'.repeat(1000), 101), '{}]}]}'),
    );
    expect(findings[0]).toMatchObject({ reason: expect.stringMatching(/^The item has no code/) });
  });

  it('may repeat one row without end: the item is closed and begun anew', async () => {
    const lines = tall.split('\n');
    const row = lines.find((line) => line.includes('Harbor Mutual')) ?? '';
    const head = `${lines.slice(0, 3).join('\n')}\n`;
    const { items } = await readStream(piecesOf(head, repeat(`${row}\n`, 25_000)));
    expect(items.map((item) => item.charges.flatMap(({ rates }) => rates).length)).toEqual([10_000, 10_000, 5000]);
    expect(items.map(({ line }) => line)).toEqual([4, 10_004, 20_004]);
  });
});
