import { describe, expect, it } from 'vitest';
import { exampleBytes, type Reading, readStream } from './testing/read.ts';
import { defaultLimits, type ReadLimits } from './text/limits.ts';

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
    await expect(endless).rejects.toThrow(/more than 1,000,000 spaces or empty lines on end/);
  });

  it.each([
    ['between the items', () => piecesOf(beforeItems, repeat(' '.repeat(1000), Infinity))],
    ['within an item', () => piecesOf(`${beforeItems}{"description": `, repeat('\t'.repeat(1000), Infinity))],
    ['within a text', () => piecesOf(`${beforeItems}{"description": "`, repeat(' '.repeat(1000), Infinity))],
    ['in five million empty lines', () => piecesOf(tall, repeat('\n'.repeat(1000), 5000))],
    ['in a row', () => piecesOf(tall, repeat(' '.repeat(1000), Infinity))],
  ])('is refused when its blanks have no end %s', async (_where, bytes) => {
    await expect(readStream(bytes())).rejects.toThrow(/more than 1,000,000 spaces or empty lines on end/);
  });

  it('is not refused for less, wherever the stream is split', async () => {
    const limits = { ...defaultLimits, blanks: 10 };
    const dense = JSON.stringify(JSON.parse(json));
    const blanks = (count: number): string => dense.replace('[{"description', `[${' '.repeat(count)}{"description`);
    await readStream(piecesOf(blanks(10).split('')), undefined, { limits });
    const longer = readStream(piecesOf(blanks(11).split('')), undefined, { limits });
    await expect(longer).rejects.toThrow(/more than 10 spaces/);
  });

  it('is refused when it unpacks to more than the limit, has more rows, or takes more time', async () => {
    const endless = (): AsyncGenerator<Uint8Array> => piecesOf(tall, repeat(tall.split('\n').at(-2) + '\n', Infinity));
    const limited = (limits: Partial<ReadLimits>, now = () => 0): Promise<Reading> =>
      readStream(endless(), undefined, { limits: { ...defaultLimits, ...limits }, now });
    await expect(limited({ unpackedBytes: 1e6 })).rejects.toThrow(/^The file has more than 0.001 GB when unpacked/);
    await expect(limited({ rows: 1000 })).rejects.toThrow(/The file has more than 1,000 rows or items/);
    let time = 0;
    const slow = limited({ seconds: 120 }, () => (time += 1));
    await expect(slow).rejects.toThrow(/^The file was not read to its end in 2 minutes/);
    const items = piecesOf(beforeItems, repeat('{},', Infinity));
    const limits = { ...defaultLimits, rows: 1000 };
    await expect(readStream(items, undefined, { limits })).rejects.toThrow(
      /The file has more than 1,000 rows or items/,
    );
  });

  it('is refused when it has 200,000 columns', async () => {
    const [names = '', values = '', headers = ''] = tall.split('\n');
    const wide = readStream(piecesOf(`${names}\n${values}\n${headers}`, repeat(',x', 200_000), '\n'));
    await expect(wide).rejects.toMatchObject({ line: 3, reason: expect.stringMatching(/more than 16,384 columns/) });
  });

  // Each cell became an object: 16 million of them ended the process.
  it.each([1, 2])('is refused when its row %i has 200,000 cells', async (line) => {
    const rows = tall.split('\n').slice(0, 5);
    const wide = rows.map((row, at) => (at === line - 1 ? `${row}${','.repeat(200_000)}x` : row));
    await expect(readStream(piecesOf(`${wide.join('\n')}\n`))).rejects.toMatchObject({
      line,
      reason: expect.stringMatching(/more than 16,384 columns/),
    });
  });

  // The patterns went back from each character: half an hour for a cell of a million.
  it('may have 100,000 spaces within a column header', async () => {
    const [names = '', values = '', headers = '', ...rows] = tall.split('\n');
    const text = [names, values, `${headers},a${' '.repeat(100_000)}b`, ...rows.map((row) => row && `${row},x`)].join(
      '\n',
    );
    const { findings } = await readStream(piecesOf(text));
    expect(findings).toMatchObject([{ rule: 'csv-header-known', line: 3 }]);
  });

  it('may have 100,000 underscores in the header behind a statement without quotes', async () => {
    const [names = '', ...rows] = tall.split('\n');
    const bare = names.replaceAll('"', '').replace(',attester_name', `,${'_'.repeat(100_000)}!$&`);
    const text = [bare, ...rows].join('\n');
    const { findings } = await readStream(piecesOf(text));
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'csv-general-cells', line: 1 }));
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
    expect(findings[0]).toMatchObject({ rule: 'code', line: 25 });
  });

  // Found by a reviewer: the line of each element was counted from the start of the file, which took minutes.
  it('may have a header with countless elements on lines of their own', async () => {
    const header = JSON.parse(json) as Record<string, unknown>;
    const npis = Array.from({ length: 100_000 }, (_, at) => (at === 99_999 ? 'x' : '1234567893'));
    const text = JSON.stringify({ ...header, type_2_npi: npis }, null, 1);
    const { findings } = await readStream(piecesOf(text));
    const line = text.slice(0, text.indexOf('"x"')).split('\n').length;
    expect(findings).toMatchObject([{ rule: 'npi-digits', line, pointer: '/type_2_npi/99999' }]);
  });

  it('may repeat keys in one item countless times, and each is found on its line', async () => {
    const text = `${beforeItems}\n{"x":0,${'\n"x":0,'.repeat(50_000)}"y":0}]}`;
    const { findings } = await readStream(piecesOf(text));
    const lines = findings.filter(({ rule }) => rule === 'json-key-once').map(({ line }) => line);
    expect(lines).toHaveLength(50_000);
    expect(lines.at(-1)).toBe(text.split('\n').length);
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
