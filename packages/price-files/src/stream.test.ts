import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PriceFileError } from './price-file-error.ts';
import { exampleBytes, inChunks, type Reading, readExample, readStream } from './testing/read.ts';

const names = readdirSync(new URL('../examples/valid', import.meta.url)).map((name) => `valid/${name}`);

describe('a stream', () => {
  it.each(names)('%s reads alike however its bytes are split', async (name) => {
    const bytes = exampleBytes(name);
    const whole = await readExample(name);
    const places = fc.uniqueArray(fc.nat(bytes.length), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(places, async (at) => {
        const sorted = at.toSorted((a, b) => a - b);
        expect(await readStream(inChunks(bytes, sorted))).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  it.each(names)('%s reads alike byte by byte', async (name) => {
    const bytes = exampleBytes(name);
    const everywhere = Array.from(bytes, (_, place) => place);
    expect(await readStream(inChunks(bytes, everywhere))).toEqual(await readExample(name));
  });

  it.each(names)('%s cut anywhere is refused, or gives fewer items and never other ones', async (name) => {
    const bytes = exampleBytes(name);
    const { items } = await readExample(name);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
        const cut = await readCut(bytes.slice(0, length));
        // A CSV that ends at the end of a row looks complete. One that ends in the last column of a row gets a warning,
        // so its last item is not compared.
        const kept = cut.findings.length > 0 ? cut.items.slice(0, -1) : cut.items;
        for (const [index, item] of kept.entries()) expect(isPartOf(item, items[index])).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('takes JSON that was cut anywhere for broken', async () => {
    const bytes = exampleBytes('valid/v3-header-last.json');
    const withoutLineEnd = bytes.length - 1;
    await fc.assert(
      fc.asyncProperty(fc.nat(withoutLineEnd - 1), async (length) => {
        await expect(readStream(inChunks(bytes.slice(0, length), []))).rejects.toBeInstanceOf(PriceFileError);
      }),
    );
  });
});

async function readCut(bytes: Uint8Array): Promise<Reading> {
  const reading: Reading = { headers: [], items: [], findings: [] };
  try {
    return await readStream(inChunks(bytes, []), reading);
  } catch (error) {
    if (!(error instanceof PriceFileError)) throw error;
    return reading;
  }
}

/** Equal, but lists may end earlier. */
function isPartOf(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part) && Array.isArray(whole)) {
    return part.length <= whole.length && part.every((each, index) => isPartOf(each, whole[index]));
  }
  if (typeof part === 'object' && part !== null && typeof whole === 'object' && whole !== null) {
    const entries: Record<string, unknown> = { ...whole };
    return Object.entries(part).every(([key, value]) => isPartOf(value, entries[key]));
  }
  return part === whole;
}
