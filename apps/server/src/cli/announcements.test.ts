import { getWebConfiguration, type Language } from '@portico/contract';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sayOwnMessages } from '../documents/messages/messages-of.ts';
import { watchAnnouncements } from '../platform/announcements/watch-announcements.ts';
import type { WebConfigurationFile } from '../platform/settings/web-configuration.ts';
import { callEngines } from '../testing/databases.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { buildTestApp, createBrowser } from '../testing/test-app.ts';
import { createStaffTerminal, runOnDatabase, type StaffTerminal } from './testing/staff-terminal.ts';

const why = ['--reason', 'ticket 4711'];
const words = ['--en', 'Closed on Monday.', '--es', 'Cerrado el lunes.'];
const text = { en: 'Closed on Monday.', es: 'Cerrado el lunes.' };
const other = ['--en', 'Phones are down.', '--es', 'No funcionan los teléfonos.'];
const ofFile = { preLoginBanner: { kind: 'notice', text: { en: 'Of the file.', es: 'Del archivo.' } } } as const;
const file: WebConfigurationFile = { read: async () => ofFile };

describe.each(callEngines)('announcements at the terminal, on %s (issue 16, point 1; decision 215)', (engine) => {
  let staff: StaffTerminal;
  beforeAll(async () => {
    staff = await createStaffTerminal(engine);
  });
  afterAll(() => staff.close());
  beforeEach(() => staff.look(({ db }) => db.deleteFrom('announcement_acts').execute()));

  const publish = async (kind: string, ...more: string[]): Promise<string> => {
    const { out, err } = await staff.run(['announcements', 'publish', kind, ...more, ...why]);
    expect(err).toBe('');
    return /^Announcement (\d+) is published/.exec(out)?.[1] ?? out;
  };
  const withdraw = (...more: string[]) => staff.run(['announcements', 'withdraw', ...more, ...why]);
  const show = async () => (await staff.run(['announcements', 'show'])).out;
  const shownAt = (time: string, addedLanguages: readonly string[] = []) =>
    staff.look(async ({ db }) => {
      const clock = settableClock(time);
      const watch = await watchAnnouncements({
        db,
        clock,
        file,
        addedLanguages: addedLanguages as Language[],
        report: () => {},
      });
      const shown = await watch.read();
      await watch.stop();
      return shown.preLoginBanner;
    });
  /** Of an announcement that is published at once. */
  const soon = () => new Date(Date.now() + 1000).toISOString();

  it('leave it to the file of the settings while staff announce nothing', async () => {
    expect(await shownAt(soon())).toEqual(ofFile.preLoginBanner);
    expect(await show()).toBe('Staff announce nothing at present: what webConfigurationFile says is shown.\n');
    await publish('warning', ...words);
    expect(await shownAt(soon())).toEqual({ kind: 'warning', text });
    expect((await withdraw()).code).toBe(0);
    expect(await shownAt(soon())).toEqual(ofFile.preLoginBanner);
  });

  it('are shown from and until a time of the hospital, whose zone is not UTC', async () => {
    // At Alder Bay it is eight hours earlier in winter.
    await publish('warning', ...words, '--from', '2126-01-15T08:00', '--until', '2126-01-15T10:00');
    expect(await show()).toContain('warning, is to come: from 2126-01-15T08:00 until 2126-01-15T10:00');
    expect(await shownAt('2126-01-15T15:59:59.999Z')).toEqual(ofFile.preLoginBanner);
    expect(await shownAt('2126-01-15T16:00:00Z')).toEqual({ kind: 'warning', text });
    expect(await shownAt('2126-01-15T17:59:59.999Z')).toEqual({ kind: 'warning', text });
    expect(await shownAt('2126-01-15T18:00:00Z')).toEqual(ofFile.preLoginBanner);
  });

  it('are shown to the end of a day that is their last', async () => {
    await publish('notice', ...words, '--until', '2126-01-15');
    expect(await shownAt('2126-01-16T07:59:59.999Z')).toEqual({ kind: 'notice', text });
    expect(await shownAt('2126-01-16T08:00:00Z')).toEqual(ofFile.preLoginBanner);
  });

  it('of several whose time it is, the one that began last is shown, and the one before it afterwards', async () => {
    const first = await publish('notice', ...words);
    const second = await publish('warning', ...other, '--from', '2126-01-15T08:00', '--until', '2126-01-15T10:00');
    expect((await shownAt(soon()))?.text.en).toBe('Closed on Monday.');
    expect((await shownAt('2126-01-15T17:00:00Z'))?.text.en).toBe('Phones are down.');
    expect((await shownAt('2126-01-15T18:00:00Z'))?.text.en).toBe('Closed on Monday.');
    const third = await publish('warning', ...other);
    expect(await show()).toMatch(
      new RegExp(`^${third} {2}warning, is shown[^]*\n${second} {2}.*is to come[^]*\n${first} {2}notice, waits`),
    );
    expect((await withdraw(third)).code).toBe(0);
    expect((await shownAt(soon()))?.text.en).toBe('Closed on Monday.');
  });

  it('are over at once, and for good, where another is published in their place', async () => {
    const first = await publish('notice', ...words);
    const second = await publish('notice', ...other, '--replace', first);
    expect(await show()).toContain(`replaced by ${second}`);
    await withdraw(second);
    expect(await shownAt(soon())).toEqual(ofFile.preLoginBanner);
    const late = await staff.run(['announcements', 'publish', 'notice', ...words, '--replace', first, ...why]);
    expect(late.err).toContain(`Announcement ${first} is over already`);
  });

  it('tell who did it and why, in the list and in the audit trail', async () => {
    const number = await publish('notice', ...words);
    await withdraw();
    expect(await show()).toMatch(
      /published \S+ by .*lena\.fischer.*: ticket 4711\n {4}withdrawn \S+ by .*lena\.fischer.*: ticket 4711\n/,
    );
    for (const event of ['announcementPublished', 'announcementWithdrawn']) {
      const trail = await staff.run(['audit', 'list', '--event', event]);
      expect(trail.out).toContain(`announcement=${number}`);
      expect(trail.out).toContain('ticket 4711');
    }
  });

  describe('in languages that the hospital has added (decision 228)', () => {
    let folder: string;
    let added: NodeJS.ProcessEnv;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'portico-announced-'));
      const demonstration = await readFile(new URL('../demo/health-system.json', import.meta.url), 'utf8');
      const { webConfigurationFile: _, ...settings } = JSON.parse(demonstration);
      added = { PORTICO_CONFIG: join(folder, 'portico.json') };
      const settingsFile = JSON.stringify({ ...settings, addedLanguages: ['vi', 'zh-Hans'] });
      await writeFile(join(folder, 'portico.json'), settingsFile);
    });
    afterAll(async () => {
      // The commands have this process speak the languages of their settings.
      sayOwnMessages({ texts: {}, addedLanguages: [] });
      await rm(folder, { recursive: true, force: true });
    });
    const inAdded = (...more: string[]) =>
      staff.run(['announcements', 'publish', 'notice', ...words, ...more, ...why], added);

    it('are shown in those that they are written in, and kept where one is switched off', async () => {
      expect((await inAdded('--in', 'vi=Đóng cửa thứ Hai.')).err).toBe('');
      expect(await shownAt(soon(), ['vi', 'zh-Hans'])).toEqual({
        kind: 'notice',
        text: { ...text, vi: 'Đóng cửa thứ Hai.' },
      });
      expect(await shownAt(soon())).toEqual({ kind: 'notice', text });
      expect((await staff.run(['announcements', 'show'], added)).out).toContain(
        '    vi: Đóng cửa thứ Hai.\n    in English: zh-Hans\n',
      );
      expect(await show()).toContain('    vi (switched off: shown to nobody): Đóng cửa thứ Hai.\n');
      const trail = await staff.run(['audit', 'list', '--event', 'announcementPublished']);
      expect(trail.out).toContain('languages=en es vi');
    });

    it.each([
      ['one that is not switched on', ['--in', 'ko=월요일 휴무'], '"ko" is no language that the settings switch on'],
      ['too long a text', ['--in', `vi=${'a'.repeat(1001)}`], 'may have 1000 characters'],
      ['two lines', ['--in', 'vi=a\nb'], 'one line'],
      ['no language', ['--in', 'Đóng cửa thứ Hai.'], '--in is TAG=TEXT'],
      ['no text', ['--in', 'vi='], '--in is TAG=TEXT'],
      ['one of the code', ['--in', 'es=Cerrado.'], 'is that of --es'],
      ['two texts of one', ['--in', 'vi=a', '--in', 'vi=b'], 'has two texts of the language "vi"'],
    ])('are refused with %s', async (_what, more, error) => {
      const said = await inAdded(...more);
      expect([said.code === 0, said.err]).toEqual([false, expect.stringContaining(error)]);
      expect(await staff.look(({ db }) => db.selectFrom('announcement_acts').selectAll().execute())).toEqual([]);
    });
  });

  it.each([
    ['no Spanish', ['notice', '--en', 'Closed.', ...why], 'language "es" is missing'],
    ['too long a text', ['notice', '--en', 'a'.repeat(1001), '--es', 'b', ...why], 'may have 1000 characters'],
    ['two lines', ['notice', '--en', 'a\nb', '--es', 'b', ...why], 'one line'],
    ['another kind', ['alarm', ...words, ...why], 'KIND is notice or warning'],
    ['no reason', ['notice', ...words], '--reason is missing'],
    ['a day that is none', ['notice', ...words, '--from', '2126-02-30', ...why], '--from must be a day'],
    ['an end in the past', ['notice', ...words, '--until', '2020-01-01', ...why], 'has ended already'],
    [
      'an end before its beginning',
      ['notice', ...words, '--from', '2126-01-02T10:00', '--until', '2126-01-02T10:00', ...why],
      'end before it begins',
    ],
    ['a number of none, to replace', ['notice', ...words, '--replace', '4711', ...why], 'no announcement 4711'],
  ])('refuse %s, and change nothing', async (_name, argv, error) => {
    const said = await staff.run(['announcements', 'publish', ...argv]);
    expect(said.code).not.toBe(0);
    expect(said.err).toContain(error);
    expect(await staff.look(({ db }) => db.selectFrom('announcement_acts').selectAll().execute())).toEqual([]);
  });

  it('cannot be withdrawn where there is none, where it is over, or by what is no number', async () => {
    expect((await withdraw()).err).toContain('Staff announce nothing at present');
    const number = await publish('notice', ...words);
    await withdraw();
    expect((await withdraw(number)).err).toContain(`Announcement ${number} is over already`);
    expect((await withdraw('the-first')).err).toContain('There is no announcement the-first');
  });

  it('stay as they were known while the database is down, and the log tells once', async () => {
    await publish('warning', ...words);
    await staff.look(async ({ db }) => {
      const errors: unknown[] = [];
      const clock = settableClock(soon());
      const report = (error: unknown) => void errors.push(error);
      const watch = await watchAnnouncements({ db, clock, file, addedLanguages: [], report });
      await db.schema.alterTable('announcement_acts').renameTo('announcement_acts_away').execute();
      await watch.look();
      await watch.look();
      await db.schema.alterTable('announcement_acts_away').renameTo('announcement_acts').execute();
      expect(await watch.read()).toEqual({ preLoginBanner: { kind: 'warning', text } });
      expect(errors).toHaveLength(1);
      await watch.stop();
    });
  });

  it('come to a server that runs, within seconds', async () => {
    const test = await buildTestApp(engine);
    // The clock of a test stands at its day, which may be before that of the terminal.
    test.clock.advance(Math.max(0, (Date.now() - test.clock.now().getTime()) / 1000 + 60));
    const browser = await createBrowser(test.app);
    const banner = async () => (await browser.get(getWebConfiguration.path)).json().preLoginBanner;
    expect(await banner()).not.toEqual({ kind: 'warning', text });
    await runOnDatabase(test.database, ['announcements', 'publish', 'warning', ...words, ...why]);
    await expect.poll(banner, { timeout: 10_000 }).toEqual({ kind: 'warning', text });
    await test.close();
  });
});
