import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { lockFolder } from '../platform/db/folder-lock.ts';
import { verifyAudit } from '../platform/audit/verify-audit.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { makeDataFolder } from '../testing/databases.ts';
import { runCli } from './run.ts';
import { createStaffTerminal, type Said, staffUser } from './testing/staff-terminal.ts';

const DIGEST = 'a'.repeat(64);

// Findings, operations: no restore procedure, no check, no word on pending jobs after a restore.
describe('a copy of the embedded database (issue 16, point 5)', () => {
  let folder: string;
  let data: Awaited<ReturnType<typeof makeDataFolder>>;
  let copy: string;
  let made: Said;
  beforeAll(async () => {
    [folder, data] = await Promise.all([mkdtemp(join(tmpdir(), 'portico-backup-')), makeDataFolder()]);
    copy = join(folder, 'copy');
    const original = join(data.path, 'price-files', DIGEST);
    await mkdir(original, { recursive: true });
    await writeFile(join(original, 'prices.csv'), 'a file as it came');
    await writeFile(join(data.path, 'price-files', 'of-an-import.part'), 'not whole');
    // As a shell completes the name of a folder.
    made = await run(['backup', `${copy}/`]);
  });
  afterAll(() => Promise.all([rm(folder, { recursive: true, force: true }), data.remove()]));

  async function run(argv: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Said> {
    const said = { out: '', err: '' };
    const code = await runCli(argv, {
      terminal: {
        out: (text) => void (said.out += text),
        err: (text) => void (said.err += text),
        isInteractive: false,
      },
      env: { PORTICO_DATA: data.path, ...env },
      openDatabase,
      signal: new AbortController().signal,
      user: staffUser,
    });
    return { code, ...said };
  }

  /** Another data folder, by its name. */
  const into = (name: string): NodeJS.ProcessEnv => ({ PORTICO_DATA: join(folder, name) });

  /** A copy of the copy, to be spoilt. */
  async function another(name: string): Promise<string> {
    await cp(copy, join(folder, name), { recursive: true });
    return join(folder, name);
  }

  it('is made in a new folder, and says what it does not have', () => {
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/^Copied: [\d,]+ files, [\d.]+ MB, in .*copy\. Requests waited [\d.]+ seconds\.\n/);
    expect(made.out).toContain('Keep that elsewhere');
  });

  it('overwrites nothing', async () => {
    expect(await run(['backup', copy])).toMatchObject({
      code: 1,
      err: expect.stringContaining('nothing is overwritten'),
    });
  });

  it('is of a disk that is there', async () => {
    const { code, err } = await run(['backup', join(folder, 'not mounted', 'copy')]);
    expect([code, err]).toEqual([1, expect.stringContaining('There is no folder')]);
  });

  it('has nothing of an import that runs', async () => {
    expect(await readdir(join(copy, 'price-files'))).toEqual([DIGEST]);
  });

  it('is restored with its price files, its trail whole, and an entry of who did it, also where one before was broken off', async () => {
    await mkdir(join(folder, 'restored', 'restoring', 'database'), { recursive: true });
    const restored = await run(['restore', copy], into('restored'));
    expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringContaining('The audit trail is whole') });
    const at = join(folder, 'restored');
    expect(await readFile(join(at, 'price-files', DIGEST, 'prices.csv'), 'utf8')).toBe('a file as it came');
    const database = await openDatabase({ dataFolder: at, mustExist: true });
    const { keys } = await readSettings('test', {});
    expect((await verifyAudit(database.db, keys)).broken).toBeNull();
    const entries = await database.db
      .selectFrom('audit_entries')
      .select(['event', 'details'])
      .orderBy('number')
      .execute();
    await database.close();
    expect(entries).toMatchObject([
      { event: 'databaseCopied', details: { by: 'lena.fischer', folder: copy } },
      { event: 'databaseRestored', details: { by: 'lena.fischer', of: expect.stringMatching(/^\d{4}-.*Z$/) } },
    ]);
    expect(await readdir(at)).not.toContain('restoring');
  });

  it('is put over no other database', async () => {
    const before = await readFile(join(data.path, 'database', 'global', 'pg_control'));
    expect(await run(['restore', copy])).toMatchObject({ code: 1, err: expect.stringContaining('Move it away') });
    expect(await readFile(join(data.path, 'database', 'global', 'pg_control'))).toEqual(before);
  });

  it('is put under no server', async () => {
    const target = join(folder, 'served');
    const unlock = await lockFolder(target);
    expect(await run(['restore', copy], into('served'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('Stop it first'),
    });
    await unlock();
  });

  it('is tried without a trace', async () => {
    const tried = await run(['restore', copy, '--check'], into('tried'));
    expect(tried).toMatchObject({ code: 0, out: expect.stringContaining('Nothing was changed.') });
    expect(await readdir(folder)).not.toContain('tried');
  });

  it('stands under the secret of then, and another one is refused by name', async () => {
    const env = { ...into('other secret'), PORTICO_SECRET: 'Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA' };
    const { code, err } = await run(['restore', copy], env);
    expect([code, err]).toEqual([1, expect.stringMatching(/stands under the secret \S+, and PORTICO_SECRET is \S+\./)]);
    expect(await readdir(folder)).not.toContain('other secret');
  });

  it.each([
    [
      'a file that is one byte shorter',
      (at: string) => truncate(join(at, 'database', 'PG_VERSION'), 1),
      'PG_VERSION is',
    ],
    ['a file that is gone', (at: string) => rm(join(at, 'price-files', DIGEST, 'prices.csv')), 'is missing'],
    [
      'a list that is not what was written',
      (at: string) => truncate(join(at, 'manifest.json'), 100),
      'manifest.json is',
    ],
    ['no list', (at: string) => rm(join(at, 'manifest.json')), 'There is no copy'],
  ])('with %s is refused, and no database is left', async (name, spoil, said) => {
    const spoilt = await another(name);
    await spoil(spoilt);
    const target = `of ${name}`;
    expect(await run(['restore', spoilt], into(target))).toMatchObject({ code: 1, err: expect.stringContaining(said) });
    expect(await readdir(join(folder, target)).catch(() => [])).not.toContain('database');
  });

  it('is not what PostgreSQL is copied by', async () => {
    const staff = await createStaffTerminal('postgresql');
    const { code, err } = await staff.run(['backup', join(folder, 'of postgresql')]);
    await staff.close();
    expect([code, err]).toEqual([1, expect.stringContaining('pg_dump')]);
    expect((await run(['restore', copy], { DATABASE_URL: 'postgresql://127.0.0.1/none' })).err).toContain(
      'DATABASE_URL',
    );
  });
});
