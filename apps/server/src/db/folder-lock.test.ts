import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { DatabaseInUseError, lockFolder } from './folder-lock.ts';

describe('the embedded database’s folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-lock-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('belongs to one process, and the message says which and what to do', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    await writeFile(join(folder, 'portico.lock'), String(other.pid));
    const opening = openDatabase({ dataFolder: folder });
    await expect(opening).rejects.toThrow(DatabaseInUseError);
    await expect(opening).rejects.toThrow(new RegExp(`process ${other.pid}.*Stop it first.*DATABASE_URL`));
    other.kill();
    await once(other, 'exit');
  });

  it('is taken over from a process that no longer runs, and given back', async () => {
    const unlock = await lockFolder(folder);
    expect(await readdir(folder)).toEqual(['portico.lock']);
    await expect(lockFolder(folder)).rejects.toThrow(/already open in this process/);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken over from a lock that holds nothing, as a crash may leave it', async () => {
    await writeFile(join(folder, 'portico.lock'), '');
    await (
      await lockFolder(folder)
    )();
  });
});
