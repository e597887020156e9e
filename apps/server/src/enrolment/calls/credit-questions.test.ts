import { answerCreditQuestions } from '@portico/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysOf } from '../../platform/crypto/keys.ts';
import { bureauOfDemonstration } from '../../adapters/bureau-local.ts';
import { callEngines } from '../../testing/databases.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { atMethod, standing } from '../testing/sign-up.ts';
import {
  answer,
  atStepOf,
  choose,
  fetchQuestions,
  goAnotherWay,
  questionsOf,
  startOver,
  stranger,
  watchedBureau,
} from '../testing/verification.ts';

describe.each(callEngines)('verification by questions about the credit history on %s (spec §4)', (engine) => {
  const bureau = watchedBureau(bureauOfDemonstration(settableClock(), keysOf('a secret of this test'), 200));
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 }, enrolment: { bureau } });
  });
  afterAll(() => test.close());
  beforeEach(() => Object.assign(bureau, { asked: 0, judged: 0, isDown: false }));

  const counters = async (browser: TestBrowser) => {
    const { step, cc, ch } = await standing(browser);
    return { step, cc, ch };
  };

  it('"posting answers with 200 goes to credentials"', async () => {
    const browser = await atStepOf(test, 'questionBased');
    const questions = await questionsOf(browser);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    const reply = await answer(browser, questions, { right: true });
    expect(reply.json()).toMatchObject({ meta: { code: 200 }, response: { step: 'credentials', cc: 2, ch: 2 } });
  });

  it('"with 400 the history counter drops by 1 if questionBased", and there are new questions for the next try', async () => {
    const browser = await atStepOf(test, 'questionBased');
    expect(refusalOf(await answer(browser, await questionsOf(browser), { right: false }))).toEqual(
      refused('verificationFailed'),
    );
    expect(await counters(browser)).toEqual({ step: 'failed', cc: 2, ch: 1 });
    await goAnotherWay(browser, 'creditHistory');
    await answer(browser, await questionsOf(browser), { right: false });
    expect(bureau).toMatchObject({ asked: 2, judged: 2 });
    expect(await standing(browser)).toMatchObject({
      step: 'failed',
      cc: 2,
      ch: 0,
      ways: ['creditCard', 'activationCode'],
    });
    expect(refusalOf(await goAnotherWay(browser, 'creditHistory'))).toEqual(refused('outOfTurn'));
  });

  it('"drops by 2 if the method is creditCard"', async () => {
    const browser = await atStepOf(test, 'creditCard');
    await goAnotherWay(browser, 'creditHistory');
    await answer(browser, await questionsOf(browser), { right: false });
    expect(await counters(browser)).toEqual({ step: 'failed', cc: 2, ch: 0 });
  });

  it('"fetching questions with code 400 lowers the history counter by 2 and goes to the failed page"', async () => {
    const browser = await atStepOf(test, 'questionBased', { lastName: 'Unknown' });
    expect(refusalOf(await fetchQuestions(browser))).toEqual(refused('verificationFailed'));
    expect(await counters(browser)).toEqual({ step: 'failed', cc: 2, ch: 0 });
  });

  it('shows the same questions until they are answered: after a reload, another way and back, and in Spanish', async () => {
    const browser = await atStepOf(test, 'questionBased');
    const questions = await questionsOf(browser);
    expect(await questionsOf(browser)).toEqual(questions);
    await goAnotherWay(browser, 'creditCard');
    await goAnotherWay(browser, 'creditHistory');
    const again = await fetchQuestions(browser, { 'accept-language': 'es' });
    const inSpanish: typeof questions = again.json().response.creditHistoryQuestions;
    expect(inSpanish.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
    for (const { text } of inSpanish) expect(text).toMatch(/^¿.*\?$/);
    expect(bureau.asked).toBe(1);
  });

  it('asks the bureau once for a page that is loaded anew while it waits', async () => {
    const browser = await atStepOf(test, 'questionBased', { lastName: 'Slow' });
    const replies = await Promise.all([fetchQuestions(browser), wait(50).then(() => fetchQuestions(browser))]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(replies[1]?.json()).toEqual(replies[0]?.json());
    expect(bureau.asked).toBe(1);
  });

  it('is not begun by a page of somebody else’s that links here', async () => {
    const browser = await atStepOf(test, 'questionBased');
    const reply = await fetchQuestions(browser, { 'sec-fetch-site': 'cross-site' });
    expect(refusalOf(reply)).toEqual(refused('antiForgery'));
    expect(bureau.asked).toBe(0);
  });

  it('costs nothing while the bureau does not answer, and the answers can be given again', async () => {
    const browser = await atStepOf(test, 'questionBased');
    bureau.isDown = true;
    for (let tries = 0; tries < 6; tries += 1)
      expect(refusalOf(await fetchQuestions(browser))).toEqual(refused('verifierUnavailable'));
    bureau.isDown = false;
    const questions = await questionsOf(browser);
    bureau.isDown = true;
    for (let tries = 0; tries < 6; tries += 1)
      expect(refusalOf(await answer(browser, questions, { right: true }))).toEqual(refused('verifierUnavailable'));
    expect(await counters(browser)).toEqual({ step: 'questions', cc: 2, ch: 2 });
    bureau.isDown = false;
    expect((await answer(browser, questions, { right: true })).statusCode).toBe(200);
  });

  it('wants each question answered with one of its choices, and the box ticked', async () => {
    const browser = await atStepOf(test, 'questionBased');
    const questions = await questionsOf(browser);
    const answers = questions.map(({ id, choices }) => ({ question: id, choice: choices[0]?.id ?? '' }));
    const errors: ReadonlyArray<[body: object, fields: string[]]> = [
      [{ answers: answers.slice(1), agreed: true }, ['answers']],
      [{ answers: [...answers, answers[0]], agreed: true }, ['answers']],
      [{ answers: [...answers.slice(1), { ...answers[0], choice: '99' }], agreed: true }, ['answers']],
      [{ answers: [], agreed: false }, ['answers', 'agreed']],
    ];
    for (const [body, fields] of errors) {
      const reply = await browser.post(answerCreditQuestions.path, body);
      expect([refusalOf(reply), reply.json().meta.fields]).toEqual([refused('malformedRequest'), fields]);
    }
    expect(bureau.judged).toBe(0);
  });

  it('judges one of fifty sets of answers that are sent at once', async () => {
    const browser = await atStepOf(test, 'questionBased', stranger());
    const questions = await questionsOf(browser);
    await Promise.all(Array.from({ length: 50 }, () => answer(browser, questions, { right: false })));
    expect(bureau.judged).toBe(1);
    expect(await counters(browser)).toEqual({ step: 'failed', cc: 2, ch: 1 });
  });

  it('chooses its way by itself, since spec §7 has no call for a choice; a card before it decides what a failure costs', async () => {
    const first = await atMethod(test, stranger());
    await answer(first, await questionsOf(first), { right: false });
    expect(await counters(first)).toEqual({ step: 'failed', cc: 2, ch: 1 });
    const second = await atStepOf(test, 'creditCard');
    await answer(second, await questionsOf(second), { right: false });
    expect(await counters(second)).toEqual({ step: 'failed', cc: 2, ch: 0 });
    expect(refusalOf(await fetchQuestions(second))).toEqual(refused('outOfTurn'));
  });

  it('is refused before the person is known, and so are answers to questions that nobody asked', async () => {
    const unknown = await createBrowser(test.app);
    expect(refusalOf(await fetchQuestions(unknown))).toEqual(refused('outOfTurn'));
    for (const browser of [unknown, await atMethod(test), await atStepOf(test, 'creditCard')])
      expect(refusalOf(await answer(browser, [], { right: true }))).toEqual(refused('outOfTurn'));
    const unasked = await atStepOf(test, 'questionBased');
    expect(refusalOf(await answer(unasked, [], { right: true }))).toEqual(refused('outOfTurn'));
    expect(bureau).toMatchObject({ asked: 0, judged: 0 });
  });

  it('asks and judges four times for a person in a day; beyond that it reads as if there were no questions', async () => {
    const person = stranger();
    const browser = await atMethod(test, person);
    for (let tries = 0; tries < 4; tries += 1) {
      await choose(browser, 'questionBased');
      await answer(browser, await questionsOf(browser), { right: false });
      await startOver(browser, person);
    }
    await choose(browser, 'questionBased');
    expect(refusalOf(await fetchQuestions(browser))).toEqual(refused('verificationFailed'));
    expect(await counters(browser)).toEqual({ step: 'failed', cc: 2, ch: 0 });
    expect(bureau).toMatchObject({ asked: 4, judged: 4 });
  });
});
