import { getHelpDesk, getUnreadAnswers, markAnswersRead } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeExpired } from '../../app/jobs/retention.ts';
import { newBrowser } from '../../enrolment/testing/sign-up.ts';
import { refusalOf, refused, urlOf } from '../../estimates/testing/guest.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { answerMessage } from '../answer-message.ts';
import { holdMessage } from '../queries/messages.ts';
import { historyOf, question, referenceIn, send, signedInWriter } from '../testing/help-desk.ts';

const DAY = 24 * 3600;

describe.each(callEngines)('what the help desk has for who is signed in, on %s (spec §2)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

  const answer = (reference: string, text: string) =>
    test.database.db.transaction().execute(async (trx) => {
      const message = await holdMessage(trx, reference);
      if (message === undefined) throw new Error(`No message ${reference}`);
      // As the commands of staff do, whose jobs the server sends.
      const jobs = { enqueue: async () => {} };
      await answerMessage(trx, jobs, { message, text, now: test.clock.now() }, test.settings);
    });
  it('shows what the form is filled in with (spec §3)', async () => {
    const { writer, messages } = await historyOf((await signedInWriter(test)).browser);
    expect(writer).toEqual({
      patientFirstName: 'Ana',
      patientLastName: 'Rivera',
      month: '4',
      day: '27',
      year: '1986',
      patientPhone: '650-555-0142',
      patientEmail: 'ana@example.org',
    });
    expect(messages).toEqual([]);
    const bare = await historyOf((await signedInWriter(test, { email: null, phones: [] })).browser);
    expect(bare.writer).toMatchObject({ patientPhone: '', patientEmail: '' });
  });

  it('shows their own messages by topic, the newest first, with answers that are unread until they are read', async () => {
    const [{ browser: ana }, { browser: bo }] = [await signedInWriter(test), await signedInWriter(test)];
    const first = referenceIn(await send(ana));
    test.clock.advance(60);
    const second = await send(ana, { patientComments: 'A second one' });
    await send(ana, { patientComments: 'Well done', topic: 'feedback' });
    await send(bo, { patientComments: 'Not for Ana' });
    await answer(first, 'It is under\n"Bills".');
    const { messages } = await historyOf(ana);
    expect(messages.map(({ patientComments, status }) => [patientComments, status])).toEqual([
      ['A second one', 'open'],
      [question.patientComments, 'answered'],
    ]);
    expect(messages[0]?.reference).toBe(second.json().response.reference);
    const at = test.clock.now().toISOString();
    expect(messages[1]?.answers).toEqual([{ text: 'It is under\n"Bills".', at, isUnread: true }]);
    expect((await historyOf(ana, 'feedback')).messages).toHaveLength(1);

    const unread = async (browser: TestBrowser) => (await browser.get(getUnreadAnswers.path)).json().response;
    expect(await unread(ana)).toEqual({ helpdesk: 1, feedback: 0 });
    expect(await unread(bo)).toEqual({ helpdesk: 0, feedback: 0 });
    test.clock.advance(1);
    await answer(first, 'And under "Costs".');
    // Not of another account, nor of another topic, nor what came after the page was shown.
    await bo.post(markAnswersRead.path, { until: test.clock.now().toISOString() });
    await ana.post(markAnswersRead.path, { topic: 'feedback', until: test.clock.now().toISOString() });
    expect(await unread(ana)).toEqual({ helpdesk: 2, feedback: 0 });
    await ana.post(markAnswersRead.path, { until: at });
    expect(await unread(ana)).toEqual({ helpdesk: 1, feedback: 0 });
    expect((await historyOf(ana)).messages[1]?.answers.map(({ isUnread }) => isUnread)).toEqual([false, true]);
  });

  it('shows nobody else anything', async () => {
    const guest = await newBrowser(test);
    for (const path of [urlOf(getHelpDesk, { topic: 'helpdesk' }), getUnreadAnswers.path]) {
      expect(refusalOf(await guest.get(path))).toEqual(refused('signInRequired'));
    }
    const until = test.clock.now().toISOString();
    expect(refusalOf(await guest.post(markAnswersRead.path, { until }))).toEqual(refused('signInRequired'));
    const { browser: ana } = await signedInWriter(test);
    expect(refusalOf(await ana.post(markAnswersRead.path, { until: 'now' }))).toEqual(refused('malformedRequest'));
  });

  it('keeps a message for a year after the last word, and its answers with it', async () => {
    const { db } = test.database;
    const { browser: ana } = await signedInWriter(test);
    const silent = referenceIn(await send(ana));
    const answered = referenceIn(await send(ana));
    const rows = async () => {
      const messages = await db.selectFrom('help_desk_messages').select('reference').execute();
      const answers = await db.selectFrom('help_desk_answers').select('reference').execute();
      const isOne = ({ reference }: { reference: string }) => [silent, answered].includes(reference);
      return [messages.filter(isOne).length, answers.filter(isOne).length];
    };
    test.clock.advance(DAY);
    await answer(answered, 'Yes.');
    test.clock.advance(364 * DAY - 1);
    await removeExpired(db, test.clock.now());
    expect(await rows()).toEqual([2, 1]);
    test.clock.advance(1);
    await removeExpired(db, test.clock.now());
    expect(await rows()).toEqual([1, 1]);
    test.clock.advance(DAY);
    await removeExpired(db, test.clock.now());
    expect(await rows()).toEqual([0, 0]);
  });
});
