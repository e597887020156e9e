import { randomUUID } from 'node:crypto';
import type { MessageModel, StaffReply } from '@portico/staff-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countSearchMiss } from '../../../estimates/queries/search-misses.ts';
import {
  historyOf,
  question,
  referenceIn,
  send,
  sendAsGuest,
  signedInWriter,
} from '../../../help-desk/testing/help-desk.ts';
import { newBrowser } from '../../../enrolment/testing/sign-up.ts';
import { limits } from '../../../platform/limits/limits.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "answer the help desk"; "searches that found nothing".

/** What no list and no entry may hold. */
const patientData = /O'Brien|1986-04-27|555-0142|ana@|xylophone|cloakroom/;

describe.each(callEngines)('the help desk at the screen, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let lena: StaffBrowser;
  let ines: StaffBrowser;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 }, areJobsLeft: true });
    staffTest = await openStaffTest(test);
    [lena, ines] = [await staffTest.signedIn('lena'), await staffTest.signedIn('ines')];
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });

  const shown = async (reference: string): Promise<MessageModel> =>
    (await lena.call('showMessage', { reference })).json();
  const seen = ({ status, answers }: MessageModel) => ({ status, answers: answers.length });
  const errorOf = async (reply: ReturnType<StaffBrowser['call']>): Promise<string> => (await reply).json().error;

  it('lists what waits, the longest first, with what is late, by topic, and without names or texts', async () => {
    const guest = referenceIn(await sendAsGuest(await newBrowser(test)));
    test.clock.advance(limits.helpDeskReply.window + 60);
    [lena, ines] = [await staffTest.signedIn('lena'), await staffTest.signedIn('ines')];
    const { browser } = await signedInWriter(test);
    await send(browser, { topic: 'feedback' });
    const reply = await lena.call('listMessages');
    expect(reply.json().messages).toMatchObject([
      { topic: 'helpdesk', status: 'open', isOfAccount: false, isLate: true },
      { topic: 'feedback', status: 'open', isOfAccount: true, isLate: false },
    ]);
    expect(reply.json().messages[0].reference.replace('-', '')).toBe(guest);
    expect(reply.body).not.toMatch(patientData);
    const comments = await lena.call('listMessages', { topic: 'feedback' });
    expect(comments.json().messages).toMatchObject([{ topic: 'feedback' }]);
    expect((await lena.call('listMessages', { status: 'closed' })).json().messages).toEqual([]);
  });

  it('lists older messages that are closed by pages, each once, also of those that were sent at once', async () => {
    const now = test.clock.now();
    const count = 250;
    const rows = Array.from({ length: count }, (_, each) => ({
      reference: `PAGED${String(each).padStart(5, '0')}`,
      owner_id: randomUUID(),
      owner_kind: 'guest' as const,
      topic: 'helpdesk' as const,
      status: 'closed' as const,
      language: 'en' as const,
      sealed: '',
      sent_at: new Date(now.getTime() - Math.floor(each / 20) * 1000),
      expires_at: new Date(now.getTime() + 86_400_000),
    }));
    await test.database.db.insertInto('help_desk_messages').values(rows).execute();
    const found: string[] = [];
    let after: unknown = null;
    for (let page = 0; page < 3; page += 1) {
      const answered = await lena.call('listMessages', { status: 'closed', after });
      const reply: StaffReply<'listMessages'> = answered.json();
      found.push(...reply.messages.map(({ reference }) => reference));
      after = reply.next;
    }
    expect(after).toBeNull();
    expect(found).toHaveLength(count);
    expect(new Set(found).size).toBe(count);
    await test.database.db.deleteFrom('help_desk_messages').where('status', '=', 'closed').execute();
  });

  it('answers one of an account: its writer reads the answer, the entry names who gave it', async () => {
    const { browser, accountId } = await signedInWriter(test);
    const reference = referenceIn(await send(browser));
    const message = await shown(reference);
    expect(message).toMatchObject({ name: "Ana O'Brien", text: question.patientComments, isOfAccount: true });
    const answered = await lena.call('answerMessage', { reference, seen: seen(message), text: ' In the cloakroom.\n' });
    expect(answered.json()).toEqual({});
    const { messages } = await historyOf(browser);
    expect(messages).toMatchObject([{ status: 'answered', answers: [{ text: 'In the cloakroom.', isUnread: true }] }]);
    expect(await staffTest.audited('helpDeskMessageAnswered')).toMatchObject([
      { account: accountId, by: 'Lena Fischer', user: 'lena', command: 'helpdesk answer', reference },
    ]);
  });

  it('does not overwrite what a colleague has done since: of two at once, one answers', async () => {
    const { browser } = await signedInWriter(test);
    const reference = referenceIn(await send(browser));
    const both = seen(await shown(reference));
    const replies = await Promise.all(
      [lena, ines].map((each) => each.call('answerMessage', { reference, seen: both, text: 'Mine.' })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await errorOf(lena.call('closeMessage', { reference, seen: both }))).toBe('messageChanged');
    const now = await shown(reference);
    expect(now.answers).toHaveLength(1);
    expect(now.status).toBe('answered');
    // Whoever has seen it may answer once more.
    await ines.call('answerMessage', { reference, seen: seen(now), text: 'And another.' });
    expect((await shown(reference)).answers.map(({ text }) => text)).toEqual(['Mine.', 'And another.']);
  });

  it('answers nobody without an account, and closes what was answered by phone, once', async () => {
    const reference = referenceIn(await sendAsGuest(await newBrowser(test)));
    const message = await shown(reference);
    const answer = { reference, seen: seen(message), text: 'Here.' };
    expect(await errorOf(lena.call('answerMessage', answer))).toBe('messageWithoutAccount');
    expect((await lena.call('closeMessage', { reference, seen: seen(message) })).statusCode).toBe(200);
    const closed = await shown(reference);
    expect(closed.status).toBe('closed');
    expect(await errorOf(lena.call('closeMessage', { reference, seen: seen(closed) }))).toBe('messageClosed');
  });

  it.each([
    ['no number', 'all'],
    ['a number that no message has', '00000-00000'],
  ])('knows no message by %s', async (_what, reference) => {
    expect(await errorOf(lena.call('showMessage', { reference }))).toBe('unknownMessage');
  });

  it('takes no empty answer, and none of more than its length', async () => {
    const { browser } = await signedInWriter(test);
    const reference = referenceIn(await send(browser));
    const act = { reference, seen: seen(await shown(reference)) };
    expect(await errorOf(lena.call('answerMessage', { ...act, text: ' \n\u0007' }))).toBe('answerEmpty');
    expect(await errorOf(lena.call('answerMessage', { ...act, text: 'x'.repeat(10_001) }))).toBe('malformedRequest');
    expect((await shown(reference)).status).toBe('open');
  });

  it('leaves an entry for each, and no patient data in any', async () => {
    for (const event of ['helpDeskListed', 'helpDeskMessageShown', 'helpDeskMessageClosed']) {
      expect((await staffTest.audited(event)).at(-1)).toMatchObject({ by: 'Lena Fischer' });
    }
    const entries = await test.database.db.selectFrom('audit_entries').selectAll().execute();
    expect(JSON.stringify(entries)).not.toMatch(patientData);
  });
});

describe.each(callEngines)('searches that found nothing, at the screen, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let tom: StaffBrowser;
  beforeAll(async () => {
    test = await buildTestApp(engine);
    staffTest = await openStaffTest(test);
    tom = await staffTest.signedIn('tom');
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });

  const { number: daysToShow } = limits.searchMiss;
  /** Typed once on each of as many days as show it, the last of them so many days ago. */
  const miss = async (words: string, language: 'en' | 'es', daysAgo: number): Promise<void> => {
    for (let each = daysToShow - 1; each >= 0; each -= 1) {
      const day = new Date(test.clock.now().getTime() - (daysAgo + each) * 86_400_000).toISOString().slice(0, 10);
      const hash = Buffer.from(words.padEnd(32, '.'));
      await countSearchMiss(test.database.db, { hash, words, language, day }, { daysToShow, most: 100 });
    }
  };

  it('are listed by language and period, and saved for a spreadsheet that runs nothing of them', async () => {
    await miss('=cmd("zibbit")', 'en', 20);
    await miss('rodilla, izquierda', 'es', 2);
    const wordsOf = async (asked: object): Promise<string[]> =>
      (await tom.call('listMissedSearches', asked)).json().searches.map(({ words }: { words: string }) => words);
    expect(await wordsOf({})).toEqual(['=cmd("zibbit")', 'rodilla, izquierda']);
    expect(await wordsOf({ days: 7 })).toEqual(['rodilla, izquierda']);
    expect(await wordsOf({ language: 'en', days: 7 })).toEqual([]);
    expect((await tom.call('listMissedSearches', { days: 8 })).json()).toMatchObject({ error: 'malformedRequest' });
    const { fileName, csv } = (await tom.call('exportMissedSearches')).json();
    expect(fileName).toBe('searches-missed.csv');
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFlanguage,words,times,days,last_day',
      expect.stringMatching(/^en,"'=cmd\(""zibbit""\)",3,3,\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^es,"rodilla, izquierda",3,3,/),
      '',
    ]);
  });
});
