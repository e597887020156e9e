import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { DatabaseInUseError, lockFolder } from './folder-lock.ts';

const program = fileURLToPath(new URL('testing/hold-folder.ts', import.meta.url));

/** Another process, which waits for a signal to lock the folder. */
interface Contender {
  process: ChildProcessWithoutNullStreams;
  /** Gives the signal and returns the result: `held` or `refused`. */
  take(): Promise<string>;
  kill(): Promise<void>;
}

async function openContender(folder: string): Promise<Contender> {
  const child = spawn(process.execPath, [program, folder]);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => String((await lines.next()).value);
  expect(await nextLine()).toBe('ready');
  return {
    process: child,
    take: async () => {
      child.stdin.write('now\n');
      return nextLine();
    },
    // As the kernel kills a process that uses too much memory: none of its code runs any more.
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

describe('the embedded database’s folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-lock-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('belongs to one process, and the message says which and what to do', async () => {
    const other = await openContender(folder);
    expect(await other.take()).toBe('held');
    const opening = openDatabase({ dataFolder: folder });
    await expect(opening).rejects.toThrow(DatabaseInUseError);
    await expect(opening).rejects.toThrow(new RegExp(`process ${other.process.pid} .*Stop it first.*DATABASE_URL`));
    await other.kill();
  });

  it('is free at once when its process was killed, and is given back', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(/already open in this process/);
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  it('is not held by a process id that was written down, as in a container where every server is process 1', async () => {
    await writeFile(join(folder, 'portico.pid'), `${process.ppid} on this machine`);
    await (
      await lockFolder(folder)
    )();
    const other = await openContender(folder);
    expect(await other.take()).toBe('held');
    await writeFile(join(folder, 'portico.pid'), `${process.pid} on this machine`);
    await expect(lockFolder(folder)).rejects.toThrow(DatabaseInUseError);
    await other.kill();
  });

  it('has exactly one holder, however many try at once, also after a crash', async () => {
    for (let round = 0; round < 12; round += 1) {
      const contenders = await Promise.all(Array.from({ length: 4 }, () => openContender(folder)));
      const answers = await Promise.all(contenders.map((each) => each.take()));
      expect(answers.toSorted()).toEqual(['held', 'refused', 'refused', 'refused']);
      await Promise.all(contenders.map((each) => each.kill()));
    }
  });
});
