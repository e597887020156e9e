import { languages } from '@portico/contract';
import type { PublishedTermsModel, StaffReply } from '@portico/staff-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepWording } from '../../../platform/terms/queries.ts';
import { wordingOf } from '../../../platform/terms/terms.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "announcements and terms with preview"; decision 226. It is two in the morning of 21 November at Alder Bay.

describe.each(callEngines)('terms at the screen, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let priya: StaffBrowser;
  let colleague: StaffBrowser;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    staffTest = await openStaffTest(test);
    [priya, colleague] = [await staffTest.signedIn('priya'), await staffTest.signedIn('priya')];
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });
  beforeEach(async () => {
    await test.database.db.deleteFrom('terms_acts').execute();
    await test.database.db.deleteFrom('terms_wordings').execute();
  });

  const text = { en: 'Be kind.\n\nTell nobody your\npassword.', es: 'Sea amable.\n\nNo diga su contraseña.' };
  const list = async (): Promise<StaffReply<'listTerms'>> => (await priya.call('listTerms')).json();
  const publish = async (more: object = {}, by = priya) => {
    const { lastAct: seen } = await list();
    return by.call('publishTerms', { kind: 'account', text, from: '2026-12-01', reason: 'ticket 4711', seen, ...more });
  };
  const numberOf = async (reply: ReturnType<typeof publish>): Promise<number> => (await reply).json().number;
  const withdraw = (number: number, by = priya) => by.call('withdrawTerms', { number, reason: 'ticket 4712' });
  const show = async (version: string): Promise<StaffReply<'showTerms'>> =>
    (await priya.call('showTerms', { kind: 'account', version })).json();
  const statuses = async (): Promise<Record<number, PublishedTermsModel['status']>> =>
    Object.fromEntries((await list()).published.map(({ number, status }) => [number, status]));

  it('are those of the settings while staff have published none', async () => {
    const { accountTerms, terms } = test.settings.healthSystem;
    const { published, ofSettings, firstDay } = await list();
    expect(published).toEqual([]);
    expect(ofSettings).toEqual([
      { kind: 'account', version: accountTerms.version, isInForce: true, keptAt: null },
      { kind: 'estimates', version: terms.version, isInForce: true, keptAt: null },
    ]);
    expect((await show(accountTerms.version)).wordings).toEqual([
      {
        wording: wordingOf(accountTerms.paragraphs),
        texts: languages.map((language) => ({
          language,
          paragraphs: accountTerms.paragraphs.map((each) => each[language]),
        })),
        keptAt: null,
      },
    ]);
    expect(firstDay).toBe('2026-11-22');
  });

  it('are published from the beginning of a day of the hospital on, under its name, with who, when and why', async () => {
    expect((await publish()).json()).toMatchObject({ version: '2026-12-01' });
    const { published, ofSettings } = await list();
    expect(published).toEqual([
      {
        number: expect.any(Number),
        kind: 'account',
        version: '2026-12-01',
        from: '2026-12-01T08:00:00.000Z',
        status: 'toCome',
        canBeWithdrawn: true,
        published: { by: 'Priya Nair', at: test.clock.now().toISOString(), reason: 'ticket 4711' },
        withdrawn: null,
      },
    ]);
    expect(ofSettings.map(({ isInForce }) => isInForce)).toEqual([true, true]);
    // A line end within a paragraph is one of what was pasted.
    expect((await show('2026-12-01')).wordings[0]?.texts).toEqual([
      { language: 'en', paragraphs: ['Be kind.', 'Tell nobody your password.'] },
      { language: 'es', paragraphs: ['Sea amable.', 'No diga su contraseña.'] },
    ]);
  });

  it('are withdrawn before their day, and no later text ever has their version', async () => {
    const first = await numberOf(publish());
    expect((await withdraw(first)).statusCode).toBe(200);
    expect((await withdraw(first)).json().error).toBe('termsWithdrawn');
    expect((await withdraw(900_000)).json().error).toBe('unknownTerms');
    const again = (await publish({ text: { en: 'Be kinder.', es: 'Sea más amable.' } })).json();
    expect(again.version).toBe('2026-12-01 (2)');
    expect(await statuses()).toEqual({ [first]: 'withdrawn', [again.number]: 'toCome' });
    expect((await list()).published.at(-1)?.withdrawn).toMatchObject({ by: 'Priya Nair', reason: 'ticket 4712' });
    expect((await show('2026-12-01')).wordings[0]?.texts[0]?.paragraphs[0]).toBe('Be kind.');
  });

  it('overwrite nothing of a colleague unseen: of two at once, one publishes', async () => {
    const { lastAct: seen } = await list();
    const days = ['2026-12-01', '2026-12-02'];
    const replies = await Promise.all([priya, colleague].map((each, at) => publish({ seen, from: days[at] }, each)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await publish({ seen, from: '2026-12-03' })).json().error).toBe('termsChanged');
    expect((await list()).published).toHaveLength(1);
  });

  it('take no second text for one day, and none that says what is in force then anyway', async () => {
    await publish();
    expect((await publish({ text: { en: 'Other.', es: 'Otro.' } })).json().error).toBe('termsDayTaken');
    expect((await publish({ from: '2026-12-02' })).json().error).toBe('termsUnchanged');
    // Of the other kind they are others.
    expect((await publish({ kind: 'estimates' })).statusCode).toBe(200);
  });

  it('leave none to come that say what is in force by then: neither by a publication before them, nor by a withdrawal between two that are alike', async () => {
    const other = { en: 'Other.', es: 'Otro.' };
    await publish();
    expect((await publish({ from: '2026-11-25' })).json().error).toBe('termsNextAlike');
    const between = await numberOf(publish({ text: other, from: '2026-12-10' }));
    const again = await numberOf(publish({ from: '2026-12-20' }));
    expect((await withdraw(between)).json().error).toBe('termsNextAlike');
    expect((await statuses())[between]).toBe('toCome');
    // Those to come first, and then those before them.
    expect((await withdraw(again)).statusCode).toBe(200);
    expect((await withdraw(between)).statusCode).toBe(200);
    // The settings come before the first ones.
    const { paragraphs } = test.settings.healthSystem.accountTerms;
    const asTyped = (language: 'en' | 'es') => paragraphs.map((each) => each[language]).join('\n\n');
    await publish({ text: { en: asTyped('en'), es: asTyped('es') }, from: '2026-12-10' });
    const [first] = (await list()).published.filter(({ version }) => version === '2026-12-01');
    expect((await withdraw(first?.number ?? 0)).json().error).toBe('termsNextAlike');
  });

  it('show first what a version of the settings says now, also where it has said that before what it said last', async () => {
    const { version, paragraphs } = test.settings.healthSystem.accountTerms;
    const between = [{ en: 'Between.', es: 'Entre.' }];
    const keep = async (words: typeof between, keptAt: string): Promise<void> => {
      const wording = wordingOf(words);
      const kept = { kind: 'account', version, wording, paragraphs: words, keptAt: new Date(keptAt) } as const;
      await keepWording(test.database.db, kept);
    };
    await keep([...paragraphs], '2026-01-01T12:00:00Z');
    await keep(between, '2026-02-01T12:00:00Z');
    expect((await show(version)).wordings.map(({ wording }) => wording)).toEqual([paragraphs, between].map(wordingOf));
  });

  it.each([
    ['words in one language alone', { text: { en: 'Be kind.' } }, 'termsUnusable'],
    ['a paragraph that one language lacks', { text: { en: 'One.\n\nTwo.', es: 'Uno.' } }, 'termsUnusable'],
    ['what is no plain text', { text: { ...text, en: 'Be kind.\n\nTell \u0007nobody.' } }, 'termsUnusable'],
    ['too many characters', { text: { ...text, es: 'a'.repeat(30_001) } }, 'termsUnusable'],
    ['a day that has begun', { from: '2026-11-21' }, 'termsTooSoon'],
    ['a day that is none', { from: '2026-02-30' }, 'timeUnreadable'],
    ['a time in place of a day', { from: '2026-12-01T10:00' }, 'timeUnreadable'],
    ['no day', { from: '' }, 'timeUnreadable'],
    ['no reason', { reason: '' }, 'reasonMissing'],
    ['another kind', { kind: 'visits' }, 'malformedRequest'],
  ])('do not take %s', async (_what, more, error) => {
    expect((await publish(more)).json().error).toBe(error);
    expect((await list()).published).toEqual([]);
  });

  it('leave an entry for each act, with the person and the reason, and without the words', async () => {
    const number = await numberOf(publish());
    await withdraw(number);
    const published = (await staffTest.audited('termsPublished')).at(-1);
    expect(published).toMatchObject({ by: 'Priya Nair', user: 'priya', terms: number, version: '2026-12-01' });
    // By this an acceptance is matched to its words.
    expect(published?.['wording']).toBe((await show('2026-12-01')).wordings[0]?.wording);
    expect(JSON.stringify(published)).not.toContain('kind.');
    expect((await staffTest.audited('termsWithdrawn')).at(-1)).toMatchObject({
      by: 'Priya Nair',
      command: 'terms withdraw',
      terms: number,
      reason: 'ticket 4712',
    });
  });
});
