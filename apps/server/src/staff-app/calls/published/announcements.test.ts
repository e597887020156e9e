import type { AnnouncementModel, StaffReply } from '@portico/staff-contract';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readLanguage, shippedLanguages } from '../../../platform/settings/languages/added-languages.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { loadWebConfiguration } from '../../../platform/settings/web-configuration.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "announcements … with preview"; decision 215.

describe.each(callEngines)('announcements at the screen, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let priya: StaffBrowser;
  let colleague: StaffBrowser;
  beforeAll(async () => {
    const { healthSystem } = await readSettings('test', {});
    const addedLanguages = [await readLanguage(join(shippedLanguages, 'vi'), null, [])];
    const settings = { callsPerMinute: 1_000_000, healthSystem: { ...healthSystem, addedLanguages } };
    test = await buildTestApp(engine, { settings });
    staffTest = await openStaffTest(test);
    [priya, colleague] = [await staffTest.signedIn('priya'), await staffTest.signedIn('priya')];
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });
  beforeEach(() => test.database.db.deleteFrom('announcement_acts').execute());

  const text = { en: 'Closed on Monday.', es: 'Cerrado el lunes.' };
  const list = async (): Promise<StaffReply<'listAnnouncements'>> => (await priya.call('listAnnouncements')).json();
  const publish = async (more: object = {}, by = priya) => {
    const { lastAct: seen } = await list();
    return by.call('publishAnnouncement', { kind: 'notice', text, reason: 'ticket 4711', seen, ...more });
  };
  const numberOf = async (reply: ReturnType<typeof publish>): Promise<number> => (await reply).json().number;
  const statuses = async (): Promise<Record<number, AnnouncementModel['status']>> =>
    Object.fromEntries((await list()).announcements.map(({ number, status }) => [number, status]));

  it('lists what is shown, what waits beneath it, what is to come and what was', async () => {
    const first = await numberOf(publish());
    const later = await numberOf(publish({ from: '2126-01-15T08:00', until: '2126-01-15T10:00' }));
    const second = await numberOf(publish({ kind: 'warning' }));
    expect(await statuses()).toEqual({ [first]: 'waiting', [later]: 'toCome', [second]: 'shown' });
    await priya.call('withdrawAnnouncement', { number: second, reason: 'ticket 4712' });
    expect(await statuses()).toEqual({ [first]: 'shown', [later]: 'toCome', [second]: 'over' });
    const third = await numberOf(publish({ replaces: first }));
    expect(await statuses()).toEqual({ [first]: 'over', [later]: 'toCome', [second]: 'over', [third]: 'shown' });
    const { announcements } = await list();
    expect(announcements.find(({ number }) => number === later)).toMatchObject({
      from: '2126-01-15T16:00:00.000Z',
      local: { from: '2126-01-15T08:00', until: '2126-01-15T10:00' },
      published: { by: 'Priya Nair', reason: 'ticket 4711' },
      ended: null,
    });
    const ended = announcements.map(({ ended: end }) => end && [end.by, end.reason, end.replacedBy]);
    expect(ended).toEqual([null, null, ['Priya Nair', 'ticket 4712', null], ['Priya Nair', 'ticket 4711', third]]);
  });

  it('is written in languages that the hospital has added, and in English where it is not', async () => {
    expect((await list()).addedLanguages).toEqual(['vi']);
    const written = await numberOf(publish({ text: { ...text, vi: ' Đóng cửa thứ Hai. ' } }));
    const left = await numberOf(publish({ text: { ...text, vi: ' ' } }));
    const { announcements } = await list();
    const textOf = (sought: number) => announcements.find(({ number }) => number === sought)?.text;
    expect(textOf(written)).toEqual({ ...text, vi: 'Đóng cửa thứ Hai.' });
    expect(textOf(left)).toEqual(text);
    const languages = (await staffTest.audited('announcementPublished')).slice(-2).map((entry) => entry['languages']);
    expect(languages).toEqual(['en es vi', 'en es']);
  });

  it('says what the settings’ file shows while staff announce nothing', async () => {
    const file = loadWebConfiguration(test.settings.healthSystem.webConfigurationFile, () => {});
    const { preLoginBanner } = await file.read();
    expect(preLoginBanner).not.toBeNull();
    expect((await list()).ofFile).toEqual(preLoginBanner);
  });

  it('overwrites nothing of a colleague unseen: of two at once, one publishes', async () => {
    const { lastAct: seen } = await list();
    const replies = await Promise.all([priya, colleague].map((each) => publish({ seen }, each)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await publish({ seen })).json().error).toBe('announcementChanged');
    expect((await list()).announcements).toHaveLength(1);
    // Whoever has seen it may.
    expect((await publish()).statusCode).toBe(200);
  });

  it('withdraws each once', async () => {
    const number = await numberOf(publish());
    const both = [priya, colleague].map((each) => each.call('withdrawAnnouncement', { number, reason: 'ticket 1' }));
    const errors = (await Promise.all(both)).map((reply) => reply.json().error);
    expect(errors.filter((error) => error === 'announcementOver')).toHaveLength(1);
    const unknown = await priya.call('withdrawAnnouncement', { number: 900_000, reason: 'ticket 1' });
    expect(unknown.json().error).toBe('unknownAnnouncement');
  });

  it.each([
    ['words in one language alone', { text: { en: 'Closed.' } }, 'announcementUnusable'],
    ['too many characters', { text: { ...text, es: 'a'.repeat(1001) } }, 'announcementUnusable'],
    ['an end before its beginning', { from: '2126-01-02T10:00', until: '2126-01-02T09:00' }, 'announcementNeverShown'],
    ['an end that is over', { until: '2020-01-01T10:00' }, 'announcementNeverShown'],
    ['a time that is none', { from: '2126-02-30T10:00' }, 'timeUnreadable'],
    ['a language that is switched off', { text: { ...text, ko: '월요일 휴무' } }, 'announcementLanguageOff'],
    ['too much in an added language', { text: { ...text, vi: 'a'.repeat(1001) } }, 'announcementUnusable'],
    ['no reason', { reason: '' }, 'reasonMissing'],
    ['another kind', { kind: 'alarm' }, 'malformedRequest'],
  ])('does not take %s', async (_what, more, error) => {
    expect((await publish(more)).json().error).toBe(error);
    expect((await list()).announcements).toEqual([]);
  });

  it('leaves an entry for each, with the person and the reason, and without the words', async () => {
    const number = await numberOf(publish({ kind: 'warning' }));
    await priya.call('withdrawAnnouncement', { number, reason: 'ticket 4712' });
    const published = (await staffTest.audited('announcementPublished')).at(-1);
    expect(published).toMatchObject({ by: 'Priya Nair', user: 'priya', kind: 'warning', announcement: number });
    expect(JSON.stringify(published)).not.toContain('Closed');
    expect((await staffTest.audited('announcementWithdrawn')).at(-1)).toMatchObject({
      by: 'Priya Nair',
      command: 'announcements withdraw',
      announcement: number,
      reason: 'ticket 4712',
    });
  });
});
