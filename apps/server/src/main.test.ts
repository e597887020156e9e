import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from './main.ts';
import { readSettings } from './settings/settings.ts';

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
    const settings = await readSettings('test', { PORT: '0', PORTICO_DATA: folder });
    const server = await startServer(settings);
    const port = Number(new URL(server.url).port);
    const other = join(folder, 'other');
    await expect(startServer({ ...settings, port, dataFolder: other })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect((await readdir(other)).toSorted()).toEqual(['database', 'portico.lock']);
    await server.close();
  });
});
