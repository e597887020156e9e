import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../platform/settings/settings.ts';
import { callEngines } from '../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../testing/price-files.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

const why = ['--reason', 'ticket 4711'];

describe.each(callEngines)('terms at the terminal, on %s (issue 16, point 1; decision 226)', (engine) => {
  let staff: StaffTerminal;
  let folder: TestFolder;
  let words: string[];
  beforeAll(async () => {
    [staff, folder] = await Promise.all([createStaffTerminal(engine), makeTestFolder()]);
    const en = await folder.write('terms.en.txt', 'Be kind.\r\n\r\nTell nobody your\r\npassword.\r\n');
    const es = await folder.write('terms.es.txt', 'Sea amable.\n\nNo diga su contraseña.\n');
    words = ['--en', en, '--es', es];
  });
  afterAll(() => Promise.all([staff.close(), folder.remove()]));
  beforeEach(() => staff.look(({ db }) => db.deleteFrom('terms_acts').execute()));

  const publish = (...more: string[]) => staff.run(['terms', 'publish', ...more, ...why]);
  const show = async (...more: string[]) => (await staff.run(['terms', 'show', ...more])).out;

  it('are those of the settings while staff publish none', async () => {
    const { healthSystem } = await readSettings('test', {});
    expect(await show()).toContain(`settings: ${healthSystem.accountTerms.version}, in force\n`);
    expect(await show('account', healthSystem.accountTerms.version)).toContain(
      healthSystem.accountTerms.paragraphs[0]?.es ?? 'none',
    );
  });

  it('are published of two files from a day on, told with who and why, and withdrawn before it', async () => {
    const { out, err } = await publish('account', ...words, '--from', '2126-01-15');
    expect(err).toBe('');
    const number = /^Terms (\d+) are published: version 2126-01-15, in force from 2126-01-15 on\.\n$/.exec(out)?.[1];
    expect(await show()).toMatch(
      new RegExp(
        `${number} {2}2126-01-15, to come: from 2126-01-15T00:00\n +published \\S+ by .*lena\\.fischer.*: ticket 4711\n`,
      ),
    );
    expect(await show('account', '2126-01-15')).toContain(
      'en:\n\nBe kind.\n\nTell nobody your password.\n\nes:\n\nSea amable.',
    );
    const [, digits = 'none'] = /^Wording ([\da-f]{12}): no acceptance/.exec(await show('account', '2126-01-15')) ?? [];
    expect((await staff.run(['audit', 'list', '--event', 'termsPublished'])).out).toContain(`wording=${digits}`);
    const withdrawn = await staff.run(['terms', 'withdraw', number ?? '', ...why]);
    expect(withdrawn.out).toBe(`Terms ${number} are withdrawn: nobody is asked for version 2126-01-15.\n`);
    expect(await show()).toMatch(/withdrawn: from [^]*withdrawn \S+ by .*lena\.fischer.*: ticket 4711\n/);
    for (const event of ['termsPublished', 'termsWithdrawn']) {
      const trail = await staff.run(['audit', 'list', '--event', event]);
      expect(trail.out).toContain(`terms=${number}`);
      expect(trail.out).toContain('ticket 4711');
    }
  });

  it('cannot be withdrawn once they have begun: people may have accepted them', async () => {
    await publish('account', ...words, '--from', '2126-01-15');
    const begun = await staff.look(({ db }) =>
      db
        .insertInto('terms_acts')
        .values({
          kind: 'account',
          act: 'publish',
          withdraws: null,
          version: 'begun',
          paragraphs: JSON.stringify([{ en: 'Begun.', es: 'En vigor.' }]),
          applies_from: new Date('2026-01-01T08:00:00Z'),
          reason: 'ticket 1',
          acted_by: 'lena',
          acted_by_user: 'lena',
          acted_at: new Date('2025-12-01T08:00:00Z'),
        })
        .returning('act_number')
        .executeTakeFirstOrThrow(),
    );
    const { code, err } = await staff.run(['terms', 'withdraw', String(begun.act_number), ...why]);
    expect([code, err]).toEqual([1, expect.stringContaining('have begun')]);
    expect(await show()).toContain('begun, in force: from 2026-01-01T00:00');
    expect(await show()).toContain('not in force: staff have published others');
  });

  it.each([
    [
      'a kind that is none',
      (files: string[]) => ['visits', ...files, '--from', '2126-01-15'],
      'KIND is account or estimates',
    ],
    ['no Spanish', (files: string[]) => ['account', ...files.slice(0, 2), '--from', '2126-01-15'], '--es is missing'],
    ['no day', (files: string[]) => ['account', ...files], '--from is missing'],
    ['a day in the past', (files: string[]) => ['account', ...files, '--from', '2020-01-01'], 'at the earliest'],
    ['a time', (files: string[]) => ['account', ...files, '--from', '2126-01-15T10:00'], '--from must be a day'],
    [
      'a file that is not there',
      (files: string[]) => ['account', ...files.slice(0, 3), 'gone.txt', '--from', '2126-01-15'],
      'gone.txt cannot be read',
    ],
  ])('refuse %s, and change nothing', async (_name, argv, error) => {
    const said = await publish(...argv(words));
    expect(said.code).not.toBe(0);
    expect(said.err).toContain(error);
    expect(await staff.look(({ db }) => db.selectFrom('terms_acts').selectAll().execute())).toEqual([]);
  });

  it('say that there is no such version, or number', async () => {
    expect((await staff.run(['terms', 'show', 'account', 'none'])).err).toContain('There is no version none');
    expect((await staff.run(['terms', 'show', 'account'])).err).toContain('VERSION');
    expect((await staff.run(['terms', 'withdraw', 'the-first', ...why])).err).toContain('"terms show" lists them');
  });
});
