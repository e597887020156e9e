import { chmod, lstat, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataFolder } from '../../testing/databases.ts';
import { openDatabase } from './database.ts';
import { DATABASE_FOLDER } from './open-embedded.ts';
import { FolderOpenToOthersError, makePrivateFolder } from './folder-rights.ts';

/** What others than the owner may do: by the bits, so that it means the same to root. */
const ofOthers = async (path: string): Promise<number> => (await lstat(path)).mode & 0o077;

/** Every file and folder, the folder itself among them, that anybody but its owner may use. */
async function openPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const paths = [folder, ...entries.map((entry) => join(folder, entry))];
  const rights = await Promise.all(paths.map(ofOthers));
  return paths.filter((_path, at) => rights[at] !== 0);
}

// Findings, security A2: 969 files were writable by everybody, and password hashes could be read.
describe.skipIf(process.platform === 'win32')('the files of the embedded database (issue 12, point 3)', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'portico-rights-'));
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('are for their owner alone, also those that PGlite writes itself', async () => {
    const dataFolder = join(parent, 'new', 'data');
    const database = await openDatabase({ dataFolder });
    await database.db.schema.createTable('later').addColumn('word', 'text').execute();
    expect(await openPaths(join(parent, 'new'))).toEqual([]);
    await database.close();
    expect(await openPaths(join(parent, 'new'))).toEqual([]);
  });

  it('are closed when they were open, with all that an earlier version left', async () => {
    const data = await makeDataFolder();
    const base = join(data.path, DATABASE_FOLDER, 'base');
    await chmod(base, 0o755);
    await chmod(join(data.path, DATABASE_FOLDER, 'PG_VERSION'), 0o666);
    await writeFile(join(data.path, 'portico.lock'), '', { mode: 0o644 });
    await chmod(data.path, 0o755);
    await (await openDatabase({ dataFolder: data.path })).close();
    expect(await openPaths(data.path)).toEqual([]);
    await data.remove();
  });

  it.each([0o777, 0o770, 0o1777])('are not opened in a folder of mode %o, where others may write', async (mode) => {
    const dataFolder = join(parent, 'data');
    await mkdir(dataFolder);
    await chmod(dataFolder, mode);
    const opening = openDatabase({ dataFolder });
    await expect(opening).rejects.toThrow(FolderOpenToOthersError);
    await expect(opening).rejects.toThrow(`may write in ${dataFolder}`);
    expect(await readdir(dataFolder)).toEqual([]);
  });

  it('are not opened where others may write among them', async () => {
    const data = await makeDataFolder();
    await chmod(join(data.path, DATABASE_FOLDER), 0o757);
    await expect(openDatabase({ dataFolder: data.path })).rejects.toThrow(FolderOpenToOthersError);
    await data.remove();
  });

  it('leave a folder that other programs need too as it is', async () => {
    await writeFile(join(parent, 'of-another-program'), '');
    await chmod(parent, 0o755);
    await makePrivateFolder(parent, 'portico.lock');
    expect((await stat(parent)).mode & 0o777).toBe(0o755);
  });
});
