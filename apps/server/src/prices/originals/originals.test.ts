import { chown, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { examplePath, makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { importPriceFile } from '../import-price-file.ts';
import { keepOriginal } from './keep-original.ts';
import { removeUnusedOriginals } from './remove-unused-originals.ts';

describe('price files that are kept as they came (docs/decisions/0112)', () => {
  let database: Database;
  let folder: TestFolder;
  let originals: string;
  beforeAll(async () => {
    [database, folder] = await Promise.all([createTestDatabase('pglite'), makeTestFolder()]);
    originals = join(dirname(await folder.write('none', '')), 'originals');
  });
  afterAll(() => Promise.all([database.close(), folder.remove()]));

  const example = examplePath('valid/v3.json');

  it('lie under their digest, with a packed copy, and nothing else is left', async () => {
    const path = await keepOriginal(originals, example);
    const bytes = await readFile(example);
    expect(await readFile(path)).toEqual(bytes);
    expect(gunzipSync(await readFile(`${path}.gz`))).toEqual(bytes);
    expect(await keepOriginal(originals, example)).toBe(path);
    expect(await readdir(originals)).toEqual([basename(dirname(path))]);
    await rm(dirname(path), { recursive: true });
  });

  // docs/operations.md, "From nothing to two servers": servers run as `portico`, and who brings a file may be root.
  it.skipIf(process.getuid?.() !== 0)('are of the user whose folder it is, whoever brings them', async () => {
    await mkdir(originals, { recursive: true });
    await chown(originals, 10_001, 10_001);
    const path = await keepOriginal(originals, example);
    for (const each of [dirname(path), path, `${path}.gz`]) {
      const { uid, gid } = await stat(each);
      expect({ uid, gid }).toEqual({ uid: 10_001, gid: 10_001 });
    }
    await rm(dirname(path), { recursive: true });
  });

  it.skipIf(process.getuid?.() !== 0)(
    'are of the user in whose folder theirs is made, by the first who brings one',
    async () => {
      const data = join(dirname(originals), 'data');
      await mkdir(data);
      await chown(data, 10_001, 10_001);
      const path = await keepOriginal(join(data, 'of-all', 'price-files'), example);
      for (const each of [join(data, 'of-all'), join(data, 'of-all', 'price-files'), dirname(path), path]) {
        const { uid, gid } = await stat(each);
        expect({ uid, gid }).toEqual({ uid: 10_001, gid: 10_001 });
      }
      await rm(data, { recursive: true });
    },
  );

  it('stay as long as a version was made of them, and go afterwards', async () => {
    const used = await keepOriginal(originals, example);
    const unused = await keepOriginal(originals, examplePath('valid/v3-tall.csv'));
    const part = join(originals, 'of-a-killed-import.part');
    const strangers = join(originals, 'notes-of-staff');
    await Promise.all([writeFile(part, ''), mkdir(strangers)]);
    await importPriceFile(database, settableClock(), { path: example, locationId: 'alder-main', originals });
    const old = new Date('2026-01-01T00:00:00Z');
    for (const path of [dirname(used), dirname(unused), part, strangers]) await utimes(path, old, old);
    await removeUnusedOriginals(database.db, originals, old);
    expect(await readdir(originals)).toHaveLength(4);
    await removeUnusedOriginals(database.db, originals, new Date('2026-01-02T00:00:00Z'));
    expect((await readdir(originals)).toSorted()).toEqual([basename(dirname(used)), 'notes-of-staff'].toSorted());
  });
});
