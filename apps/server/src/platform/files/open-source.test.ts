import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestFolder, type TestFolder, zipOf } from '../../testing/price-files.ts';
import { openSource } from './open-source.ts';
import { rejectBomb } from './unpack-limit.ts';

const WANTED = /\.(?:csv|json)$/i;
const some = Buffer.from('a,b\n');

// Issue 13, point 2: "gzip, zip with several files".
describe('a packed file', () => {
  let folder: TestFolder;
  beforeAll(async () => {
    folder = await makeTestFolder();
  });
  afterAll(() => folder.remove());

  const contentOf = async (name: string, bytes: Uint8Array): Promise<string> => {
    const pieces: Uint8Array[] = [];
    for await (const piece of (await openSource(await folder.write(name, bytes), WANTED)).bytes)
      pieces.push(piece.slice());
    return Buffer.concat(pieces).toString();
  };

  it('is read by its content, whatever its name', async () => {
    expect(await contentOf('plain.zip', some)).toBe('a,b\n');
    expect(await contentOf('gzip.csv', gzipSync(some))).toBe('a,b\n');
    expect(await contentOf('zip.csv', zipOf({ 'anything.txt': some }))).toBe('a,b\n');
  });

  it('is read in pieces that share their memory, and that a copy outlasts', async () => {
    const long = Buffer.from(Array.from({ length: 50_000 }, (_, line) => `${line}\n`).join(''));
    expect(await contentOf('long.csv', long)).toBe(long.toString());
  });

  it('may hold files of other kinds beside the wanted one', async () => {
    const other = Buffer.from('other');
    const zip = zipOf({ 'folder/readme.pdf': other, 'folder/prices.CSV': some, '__MACOSX/prices.csv': other });
    expect(await contentOf('two.zip', zip)).toBe('a,b\n');
    const byFinder = zipOf({ 'prices.csv': some, '._prices.csv': other, 'out/__MACOSX/prices.csv': other });
    expect(await contentOf('mac.zip', byFinder)).toBe('a,b\n');
  });

  // To fetch it again would not help.
  it.each([
    [9, 'is packed in a way that is not read (Deflate64). Unpack it first'],
    [98, 'is packed in a way that is not read (method 98). Unpack it first'],
  ])('in a way that is not read says which: %i', async (method, message) => {
    await expect(contentOf('a.zip', zipOf({ 'in.csv': some }, method))).rejects.toThrow(`a.zip ${message}`);
  });

  it.each(['/etc/prices.csv', '../prices.csv'])('says that a path leads out of it: %s', async (path) => {
    const message = 'a.zip holds a file whose path leads out of the archive';
    await expect(contentOf('a.zip', zipOf({ [path]: some }))).rejects.toThrow(message);
  });

  it('with a byte behind its packing is not said to be cut short alone', async () => {
    const bytes = Buffer.concat([gzipSync(some), Buffer.from('\n')]);
    await expect(contentOf('a.csv.gz', bytes)).rejects.toThrow('or has a byte behind its end');
  });

  it.each([
    ['none', {}, 'is a zip archive with no file in it.'],
    ['several', { 'in.csv': some, 'out.csv': some }, 'holds 2 files: in.csv, out.csv. Unpack it and name the one'],
    ['no wanted', { 'a.txt': some, 'b.pdf': some }, 'holds a.txt, b.pdf, and nothing that can be read.'],
    ['a workbook', { '[Content_Types].xml': some, 'xl/a.xml': some }, 'is a workbook of Excel or another office file'],
  ])('is refused with what it holds: %s', async (_, files: Record<string, Uint8Array>, message) => {
    await expect(contentOf('a.zip', zipOf(files))).rejects.toThrow(`a.zip ${message}`);
  });
});

// Findings, prices 6: "a bomb is read to its end".
describe('a packed file that unpacks without end', () => {
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (;;) yield some64KB;
  }
  const some64KB = new Uint8Array(65_536);

  it('is given up long before its end', async () => {
    let bytes = 0;
    const reading = (async () => {
      for await (const chunk of rejectBomb(endless(), () => 50_000, 'bomb.gz')) bytes += chunk.length;
    })();
    await expect(reading).rejects.toThrow(/^bomb.gz unpacks to more than 200 times its size/);
    expect(bytes).toBeLessThan(257e6);
  });
});
