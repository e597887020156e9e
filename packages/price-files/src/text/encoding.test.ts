import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleBytes, inChunks, readExample, readStream } from '../testing/read.ts';

const names = readdirSync(new URL('../../examples/valid', import.meta.url)).filter((name) => !name.includes('1252'));

const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(bytes.buffer);
};

// Issue 13, point 2: "BOM, Windows-1252 and UTF-16 (read with a word, or refused by name)".
describe.each(names)('%s in UTF-16', (name) => {
  it.each([
    ['little endian', true],
    ['big endian', false],
  ])('reads alike, and the reading says so: %s', async (_, isLittle) => {
    const text = new TextDecoder().decode(exampleBytes(`valid/${name}`));
    const { items, headers, findings } = await readExample(`valid/${name}`);
    for (const mark of ['\uFEFF', '']) {
      const bytes = utf16(mark + text, isLittle);
      // In odd pieces, so that characters are cut in two.
      const pieces = Array.from({ length: Math.ceil(bytes.length / 77) }, (_each, at) => at * 77);
      const reading = await readStream(inChunks(bytes, pieces));
      expect(reading).toMatchObject({ items, headers });
      const [encoding, ...rest] = reading.findings;
      expect(encoding).toMatchObject({ line: 1, outcome: 'taken', rule: 'encoding' });
      expect(rest).toEqual(findings);
    }
  });
});
