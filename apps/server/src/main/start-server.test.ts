import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../platform/db/folder-lock.ts';
import { startServer } from './start-server.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { makeDataFolder } from '../testing/databases.ts';

describe('the server as a process', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-main-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('creates its database, serves, stops, and starts again on what it kept', async () => {
    const settings = await readSettings('test', { PORT: '0', PORTICO_DATA: folder });
    for (const start of ['first', 'second']) {
      const server = await startServer(settings);
      expect([start, (await fetch(`${server.url}/readyz`)).status]).toEqual([start, 200]);
      await server.close();
      await expect(fetch(`${server.url}/readyz`)).rejects.toThrow('fetch failed');
      expect((await readdir(folder)).toSorted()).toEqual(['database', 'portico.lock']);
    }
  });

  it('leaves the database free when it cannot start', async () => {
    const [data, other] = await Promise.all([makeDataFolder(), makeDataFolder()]);
    const settings = await readSettings('test', { PORT: '0', PORTICO_DATA: data.path });
    const server = await startServer(settings);
    const port = Number(new URL(server.url).port);
    await expect(startServer({ ...settings, port, dataFolder: other.path })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    const unlock = await lockFolder(other.path);
    await unlock();
    await server.close();
    await Promise.all([data.remove(), other.remove()]);
  });
});
