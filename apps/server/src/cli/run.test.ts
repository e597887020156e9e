import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../platform/crypto/keys.ts';
import { prepareDatabase } from '../app/prepare-database.ts';
import { openDatabase } from '../platform/db/database.ts';
import { lockFolder } from '../platform/db/folder-lock.ts';
import { DEMONSTRATION_SECRET } from '../platform/settings/secret.ts';
import { makeDataFolder } from '../testing/databases.ts';
import { examplePath, makeTestFolder, tallFile, type TestFolder } from '../testing/price-files.ts';
import { runCli } from './run.ts';
import { staffUser } from './testing/staff-terminal.ts';

describe('the operator at the terminal', () => {
  let data: Awaited<ReturnType<typeof makeDataFolder>>;
  let folder: TestFolder;
  beforeAll(async () => {
    data = await makeDataFolder();
    folder = await makeTestFolder();
  });
  afterAll(() => Promise.all([data.remove(), folder.remove()]));

  async function run(
    argv: readonly string[],
    {
      isInteractive = false,
      signal = new AbortController().signal,
      env = { PORTICO_DATA: data.path },
    }: { isInteractive?: boolean; signal?: AbortSignal; env?: NodeJS.ProcessEnv } = {},
  ): Promise<{ code: number; out: string; err: string }> {
    const said = { out: '', err: '' };
    const terminal = {
      out: (text: string) => void (said.out += text),
      err: (text: string) => void (said.err += text),
      isInteractive,
    };
    const code = await runCli(argv, { terminal, env, openDatabase, signal, user: staffUser });
    return { code, ...said };
  }

  it('--help lists the commands; a command tells more about itself', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('prices import') });
    expect(await run(['prices', 'import', '--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('FILE --location ID [--stage] [--skip-invalid]'),
    });
  });

  it('prices --help, and prices alone, list the commands on prices', async () => {
    const { out } = await run(['prices', '--help']);
    expect(out).toContain('prices rollback');
    expect(out).not.toContain('payors map');
    expect((await run(['prices'])).err).toContain(out);
  });

  it.each([
    [[], 'Usage:'],
    [['prices', 'burn'], 'There is no command "prices burn".'],
    [['prices', 'check'], 'FILE is missing.'],
    [['prices', 'check', 'a', 'b'], '"b" is one argument too many.'],
    [['prices', 'check', 'a', '--fast'], "Unknown option '--fast'."],
    [['prices', 'import', 'a'], '--location is missing.'],
    [
      ['prices', 'import', 'a', '--location', 'nowhere'],
      'There is no location "nowhere". The locations are:\n  alder-main',
    ],
  ])('%j is a mistake of typing: exit code 2, and what to type', async (argv, message) => {
    expect(await run(argv)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) });
  });

  it('check: 0 when a file conforms, 3 when it breaks rules, 1 with places when it cannot be imported (issue 13, point 1)', async () => {
    const good = await run(['prices', 'check', examplePath('valid/v3-wide.csv')]);
    expect(good).toMatchObject({ code: 0, out: expect.stringContaining('3 items, 4 charges, 4 payer rates') });
    const bad = await run(['prices', 'check', examplePath('invalid/values.csv')]);
    expect(bad).toMatchObject({ code: 1, out: expect.stringContaining('line 4  description  nothing.') });
    expect(bad.out).toContain('Findings   3 of 13 rows left out, 8 values left out, 2 breaches of CMS rules');
    const habits = await run(['prices', 'check', examplePath('valid/tall-habits.csv')]);
    expect(habits).toMatchObject({
      code: 3,
      out: expect.stringContaining('line 4  standard_charge|gross  "$2,400.00"'),
    });
  });

  it('check: a broken file is told by its line and its rule', async () => {
    expect(await run(['prices', 'check', examplePath('invalid/trailing-comma.json')])).toMatchObject({
      code: 1,
      out: expect.stringMatching(
        /^trailing-comma\.json: not importable\n[^]*\(json-syntax; 1 place, refused\)[^]*\n  line 31  /,
      ),
    });
  });

  it('check: a header that is not known is refused with what it costs, and taken when it is accepted', async () => {
    const lines = (await tallFile(20, 9)).trimEnd().split('\n');
    const own = lines.map((line, at) => (at < 2 ? line : `${line},${at === 2 ? 'own | a,own | b' : 'x,y'}`));
    const path = await folder.write('own.csv', `${own.join('\n')}\n`);
    const refused = await run(['prices', 'check', path, '--accept', 'own|a']);
    expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('1 header to correct or accept') });
    expect(refused.out).toContain('20 values stand below it: correct the header, or do without: --accept "own|b".');
    expect(await run(['prices', 'check', path, '--accept', 'own|a', '--accept', 'OWN | B'])).toMatchObject({ code: 0 });
  });

  it('import, list: what is live afterwards', async () => {
    const imported = await run(['prices', 'import', examplePath('valid/v3.json'), '--location', 'alder-main']);
    expect(imported).toMatchObject({
      code: 0,
      out: expect.stringContaining('The prices of Alder Bay Hospital (alder-main) are live.'),
    });
    expect(imported.out).toMatch(
      /have not decided what \d+ names? of its payers stand for: .* payors unmapped alder-main\n$/,
    );
    const { out } = await run(['prices', 'list']);
    expect(out).toContain('v3.json, Cedar Point Hospital, prices of 2026-03-01');
    expect(out).toContain('no prices: npm run portico -- prices import FILE --location north-valley');
  });

  it('import: a file that breaks rules is taken, and said to (issue 13, point 1)', async () => {
    const argv = ['prices', 'import', examplePath('valid/tall-habits.csv'), '--location', 'north-valley', '--stage'];
    expect(await run(argv)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/0 values left out, \d breaches of CMS rules[^]*--html report\.html/),
    });
  });

  it('import: how many names of its file wait for a decision, whether it is live or only staged', async () => {
    const path = examplePath('valid/v3-tall.csv');
    const text = (await readFile(path, 'utf8')).replaceAll('Golden Plain Health', 'Silver Plain Health');
    const staged = await folder.write('silver.csv', text);
    for (const argv of [[staged, '--stage'], [path]]) {
      const { out } = await run(['prices', 'import', ...argv, '--location', 'cypress-harbor']);
      expect(out).toContain('Staff have not decided what 2 names of its payers stand for: ');
    }
  });

  it('import: a file with errors is refused with the first of them, and --skip-invalid takes the rest', async () => {
    const argv = ['prices', 'import', examplePath('invalid/values.csv'), '--location', 'north-valley'];
    expect(await run(argv)).toMatchObject({
      code: 1,
      out: expect.stringContaining('line 4  description  nothing.'),
      err: expect.stringContaining('--skip-invalid'),
    });
    expect((await run(['prices', 'list'])).out).not.toContain('values.csv');
    expect(await run([...argv, '--skip-invalid'])).toMatchObject({ code: 0 });
  });

  it('a database that is open elsewhere is told of', async () => {
    const release = await lockFolder(data.path);
    expect(await run(['prices', 'list'])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('already open'),
    });
    await release();
  });

  // Findings, operations M4: without settings, as under cron, "audit verify" found an empty trail whole.
  describe('does not guess the database (issue 12, point 1)', () => {
    it.each([
      ['audit', 'verify'],
      ['payors', 'list'],
      ['prices', 'list'],
      ['helpdesk', 'list'],
    ])('%s %s: without settings it says which one it would be, and stops', async (...argv) => {
      const { code, out, err } = await run(argv, { env: { LANG: 'C' } });
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(`the embedded one in ${resolve('.data')} was not opened: set DATABASE_URL or PORTICO_DATA`);
    });

    it('makes none where there is none', async () => {
      const nowhere = join(data.path, 'of-nobody');
      const { code, err } = await run(['audit', 'verify'], { env: { PORTICO_DATA: nowhere } });
      expect(code).toBe(1);
      expect(err).toContain(`There is no database in ${nowhere}`);
      await expect(access(nowhere)).rejects.toThrow('ENOENT');
    });

    it('opens none with two names', async () => {
      const env = {
        PORTICO_DATA: data.path,
        DATABASE_EMBEDDED: 'yes',
        DATABASE_URL: 'postgresql://db.example.org/portal',
      };
      expect((await run(['prices', 'list'], { env })).err).toContain('DATABASE_EMBEDDED and DATABASE_URL name two');
    });
  });

  // Findings, security A1: commands sealed patients with the secret that everybody can read.
  describe('on a hospital’s database (issue 12, point 1)', () => {
    const secret = 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i';
    let hospital: Awaited<ReturnType<typeof makeDataFolder>>;
    beforeAll(async () => {
      hospital = await makeDataFolder();
      const database = await openDatabase({ dataFolder: hospital.path });
      await database.db.deleteFrom('installation').execute();
      await prepareDatabase(database, { kind: 'hospital', keys: keysOf(secret) });
      await database.close();
    });
    afterAll(() => hospital.remove());

    it.each([
      ['no secret', {}, "This database is a hospital's, and PORTICO_SECRET is not set"],
      [
        'the demonstration’s',
        { PORTICO_SECRET: DEMONSTRATION_SECRET },
        "This database is a hospital's, and PORTICO_SECRET",
      ],
      [
        'another',
        { PORTICO_SECRET: 'Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA' },
        'PORTICO_SECRET is not the one that this database',
      ],
    ])('does nothing with %s, whatever the command', async (_what, given, sentence) => {
      const env = { PORTICO_DATA: hospital.path, ...given };
      for (const argv of [
        ['audit', 'verify'],
        ['prices', 'list'],
        ['payors', 'unmapped'],
        ['accounts', 'unlock', 'ana.rivera'],
      ]) {
        expect(await run(argv, { env })).toMatchObject({ code: 1, out: '', err: expect.stringContaining(sentence) });
      }
    });

    it('works with the server’s', async () => {
      const env = { PORTICO_DATA: hospital.path, PORTICO_SECRET: secret };
      expect(await run(['audit', 'verify'], { env })).toMatchObject({ code: 0, err: '' });
    });

    it('does nothing before a server has run on it', async () => {
      const unmarked = await makeDataFolder();
      const database = await openDatabase({ dataFolder: unmarked.path });
      await database.db.deleteFrom('installation').execute();
      await database.close();
      const env = { PORTICO_DATA: unmarked.path, PORTICO_SECRET: secret };
      const { code, err } = await run(['prices', 'list'], { env });
      expect([code, err]).toEqual([
        1,
        expect.stringContaining('This database does not say whose it is: start its server'),
      ]);
      await unmarked.remove();
    });
  });

  it('draws a bar for a person, and tells quarters to a log', async () => {
    const path = await folder.write('long.csv', await tallFile(5000, 5));
    const person = await run(['prices', 'check', path], { isInteractive: true });
    expect(person.err).toContain('\r[==============================] 100 %');
    const log = await run(['prices', 'check', path]);
    expect(log.err).toContain('100 % read');
    expect(log.err).not.toContain('\r');
  });

  it('says so when it was stopped', async () => {
    const path = examplePath('valid/v3.json');
    const stopped = await run(['prices', 'import', path, '--location', 'alder-main'], { signal: AbortSignal.abort() });
    expect(stopped).toMatchObject({
      code: 1,
      err: 'Stopped. What it had finished by then stays; nothing else was changed.\n',
    });
  });
});
