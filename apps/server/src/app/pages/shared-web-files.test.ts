import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../../platform/crypto/keys.ts';
import { limits } from '../../platform/limits/limits.ts';
import { removeExpired } from '../jobs/retention.ts';
import { engines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { shareWebFiles } from './shared-web-files.ts';

// Issue 16, point 2; findings, operations M1; decision 179.

const script = `export const words = '${'of the release before '.repeat(100)}';`;

describe.each(engines)('two releases behind one address, on %s', (engine) => {
  let folder: string;
  /** The release before and the one that replaces it, each with its own web app, on one database. */
  let before: TestApp;
  let after: TestApp;
  const start = async (
    release: string,
    files: Readonly<Record<string, string>>,
    sharing?: TestApp,
  ): Promise<TestApp> => {
    const webFolder = join(folder, release);
    await mkdir(join(webFolder, 'assets'), { recursive: true });
    for (const [name, content] of Object.entries(files)) await writeFile(join(webFolder, 'assets', name), content);
    await writeFile(join(webFolder, 'assets', 'index.js.gz'), gzipSync(script));
    const app = await buildTestApp(engine, {
      app: { webFolder },
      areJobsLeft: true,
      ...(sharing === undefined ? {} : { database: sharing.database }),
    });
    await share(app, release);
    return app;
  };
  const share = ({ database, settings, clock }: TestApp, release: string) =>
    shareWebFiles({ db: database.db, keys: settings.keys, now: clock.now() }, join(folder, release));
  const statusOf = async ({ app }: TestApp, path: string): Promise<number> => (await app.inject(path)).statusCode;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-releases-'));
    before = await start('before', { 'page-1.js': script, 'page-1.css': 'a {}', 'same-1.js': 'export {};' });
    after = await start('after', { 'page-2.js': 'export {};', 'same-1.js': 'export {};' }, before);
  });
  afterAll(async () => {
    await after.close();
    await before.close();
    await rm(folder, { recursive: true });
  });

  it('serve each other’s files: a page of either finds its own at the other server', async () => {
    const reply = await after.app.inject('/assets/page-1.js');
    expect([reply.statusCode, reply.body]).toEqual([200, script]);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await after.app.inject('/assets/page-1.css')).headers['content-type']).toBe('text/css; charset=utf-8');
    expect(await statusOf(before, '/assets/page-2.js')).toBe(200);
  });

  it('compress them as they go', async () => {
    const reply = await after.app.inject({ url: '/assets/page-1.js', headers: { 'accept-encoding': 'br' } });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.rawPayload.length).toBeLessThan(script.length / 4);
  });

  it.each(['/assets/none-1.js', '/assets/index.js.gz', '/assets/', '/assets/page-1.js/', '/assets/..%2fpage-1.js'])(
    '%s is not there',
    async (path) => {
      expect(await statusOf(after, path)).toBe(404);
    },
  );

  it('take no script that somebody else has written into the table', async () => {
    const { db } = before.database;
    await db
      .updateTable('web_files')
      .set({ content: Buffer.from('alert(1)') })
      .where('path', '=', '/assets/page-1.js')
      .execute();
    expect(await statusOf(after, '/assets/page-1.js')).toBe(404);
  });

  it('store a file again that was stored under a secret of before', async () => {
    const { db } = before.database;
    const now = before.clock.now();
    const former = keysOf('another secret, which was changed since then');
    await shareWebFiles({ db, keys: former, now }, join(folder, 'before'));
    expect(await statusOf(after, '/assets/page-1.js')).toBe(404);
    await share(before, 'before');
    expect(await statusOf(after, '/assets/page-1.js')).toBe(200);
  });

  it('keep the files of the one that was replaced for 30 days, and those of both while both start', async () => {
    const { db } = after.database;
    await share(after, 'after');
    const replacedAt = after.clock.now();
    const atTheEnd = (seconds: number) =>
      new Date(replacedAt.getTime() + (limits.replacedWebFiles.window + seconds) * 1000);
    await removeExpired(db, atTheEnd(0));
    expect(await statusOf(after, '/assets/page-1.js')).toBe(200);
    // A rollback: what was replaced is in use again.
    await share(before, 'before');
    await share(after, 'after');
    await removeExpired(db, atTheEnd(1));
    expect(await statusOf(after, '/assets/page-1.js')).toBe(404);
    expect(await statusOf(before, '/assets/page-2.js')).toBe(200);
    expect(await statusOf(before, '/assets/same-1.js')).toBe(200);
  });
});
