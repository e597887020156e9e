import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe("a hospital's own pictures (settings: picturesFolder)", () => {
  let folder: string;
  let test: TestApp;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-pictures-'));
    await writeFile(join(folder, 'main.svg'), svg);
    const plain = await buildTestApp('pglite', {});
    const healthSystem = { ...plain.settings.healthSystem, picturesFolder: folder };
    await plain.close();
    test = await buildTestApp('pglite', { settings: { healthSystem } });
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true });
  });

  it('are served under /pictures/', async () => {
    const reply = await test.app.inject('/pictures/main.svg');
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([200, 'image/svg+xml', svg]);
  });

  it.each(['/pictures/none.svg', '/pictures/..%2fpackage.json'])('%s is not there', async (path) => {
    expect((await test.app.inject(path)).statusCode).toBe(404);
  });
});
