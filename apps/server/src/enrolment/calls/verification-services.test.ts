import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bureauByHttp } from '../../adapters/bureau-http.ts';
import { cardCheckByHttp } from '../../adapters/card-check-http.ts';
import { callEngines } from '../../testing/databases.ts';
import {
  failures,
  type ServiceStandIn,
  type StandInReply,
  startServiceStandIn,
} from '../../testing/service-stand-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { standing } from '../testing/sign-up.ts';
import { answer, atStepOf, cards, fetchQuestions, questionsOf, showCard } from '../testing/verification.ts';

const questions = {
  outcome: 'questions',
  token: 'known to the bureau',
  questions: [
    {
      id: 'street',
      text: { en: 'On which street have you lived?', es: '¿En qué calle ha vivido?' },
      choices: [
        { id: '1', text: { en: 'Ash Lane' } },
        { id: '2', text: { en: 'None of these' } },
      ],
    },
  ],
};

describe.each(callEngines)('verification by services over HTTP on %s', (engine) => {
  const lines: string[] = [];
  const reported: unknown[] = [];
  let reply: StandInReply;
  let service: ServiceStandIn;
  let test: TestApp;
  beforeAll(async () => {
    service = await startServiceStandIn(() => reply);
    const surroundings = { patience: 400, report: (error: unknown) => reported.push(error) };
    const enrolment = {
      cardCheck: cardCheckByHttp(service, surroundings),
      bureau: bureauByHttp(service, surroundings),
    };
    const logTo = { write: (line: string) => lines.push(line) };
    test = await buildTestApp(engine, { enrolment, app: { logTo }, settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(async () => {
    await test.close();
    await service.close();
  });
  beforeEach(() => {
    reported.length = 0;
  });

  it.each(failures)(
    '%s costs nothing, loses nothing, and leaves every other way open',
    async (_what, failure, reason) => {
      const withCard = await atStepOf(test, 'creditCard');
      const before = await standing(withCard);
      reply = failure;
      expect(refusalOf(await showCard(withCard, cards.accepted))).toEqual(refused('verifierUnavailable'));
      expect(await standing(withCard)).toEqual(before);

      const withQuestions = await atStepOf(test, 'questionBased');
      expect(refusalOf(await fetchQuestions(withQuestions))).toEqual(refused('verifierUnavailable'));
      reply = { json: questions };
      const asked = await questionsOf(withQuestions);
      const beforeAnswers = await standing(withQuestions);
      reply = failure;
      expect(refusalOf(await answer(withQuestions, asked, { right: true }))).toEqual(refused('verifierUnavailable'));
      expect(await standing(withQuestions)).toEqual(beforeAnswers);
      expect(beforeAnswers).toMatchObject({ step: 'questions', cc: 2, ch: 2, ways: ['creditCard', 'activationCode'] });
      expect(reported.map((error) => Reflect.get(Object(error), 'reason'))).toEqual([reason, reason, reason]);

      reply = { json: { outcome: 'passed' } };
      expect((await answer(withQuestions, asked, { right: true })).statusCode).toBe(200);
      reply = { json: { outcome: 'accepted' } };
      expect((await showCard(withCard, cards.accepted)).statusCode).toBe(200);
    },
  );

  it('a slow answer is waited for', async () => {
    const browser = await atStepOf(test, 'creditCard');
    reply = { json: { outcome: 'accepted' }, after: 200 };
    expect((await showCard(browser, cards.accepted)).statusCode).toBe(200);
  });

  it('a bureau that knows too little is no failure: it lowers the counter (spec §4)', async () => {
    const browser = await atStepOf(test, 'questionBased');
    reply = { json: { outcome: 'notEnough' } };
    expect(refusalOf(await fetchQuestions(browser))).toEqual(refused('verificationFailed'));
    expect(await standing(browser)).toMatchObject({ step: 'failed', cc: 2, ch: 0 });
  });

  it('nothing of a person or a card was logged', () => {
    expect(lines.join('')).not.toMatch(/4111 ?1111|Tester|Wharf|known to the bureau/);
  });
});
