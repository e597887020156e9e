import { expect, it } from 'vitest';
import { exampleBytes, inChunks, type Reading, readStream } from '../testing/read.ts';

const text = new TextDecoder().decode(exampleBytes('valid/v3.json'));

const read = (content: string, accept: readonly string[] = []): Promise<Reading> =>
  readStream(inChunks(new TextEncoder().encode(content), []), undefined, { accept });

// Issue 13, point 1; Findings, prices 4: "rates vanish without a word".
it('a property of an item that nobody reads refuses the file, and counts all that it holds', async () => {
  const { findings } = await read(text.replaceAll('"payers_information"', '"payer_information"'));
  expect(findings.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
    { rule: 'json-property-known', remedy: expect.stringContaining('--accept "payer_information"') },
  ]);
});

it('such a property is left out where staff accept its name, however they write it', async () => {
  const own = text.replace('"setting"', '"our_own": "7", "setting"');
  const [{ findings, items }, plain] = [await read(own, ['OUR_OWN']), await read(text)];
  expect(findings.filter(({ rule }) => rule === 'json-property-known')).toMatchObject([
    { outcome: 'taken', remedy: 'Accepted: 1 value stands there and will not be imported.' },
  ]);
  expect(items).toEqual(plain.items);
});

it('such a property is no finding where it holds nothing', async () => {
  const empty = text.replace('"setting"', '"our_own": null, "setting"');
  expect(await read(empty)).toEqual(await read(text));
});
