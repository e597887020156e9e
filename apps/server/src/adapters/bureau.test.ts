import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Keys, keysOf } from '../platform/crypto/keys.ts';
import type { BureauAnswer, BureauPerson, BureauPort, BureauQuestions } from '../ports/bureau.ts';
import { failures, type ServiceStandIn, type StandInReply, startServiceStandIn } from '../testing/service-stand-in.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { bureauByHttp } from './bureau-http.ts';
import { bureauOfDemonstration } from './bureau-local.ts';
import type { ServiceError } from './service-error.ts';

const keys = keysOf('a secret of the tests');

function person(lastName = 'Rivera', more: Partial<BureauPerson> = {}): BureauPerson {
  return {
    firstName: 'Ana',
    lastName,
    birthDate: '1986-04-27',
    address: { line1: '12 Harbor Street', city: 'Palo Alto', state: 'CA', zip: '94304', country: 'US' },
    nationalId: '987654321',
    ...more,
  };
}

type Asked = Extract<BureauQuestions, { outcome: 'questions' }>;

async function asked(port: BureauPort, about = person()): Promise<Asked> {
  const reply = await port.questions(about);
  if (reply.outcome !== 'questions') throw new Error(reply.outcome);
  return reply;
}

/** docs/demo.md: the first in alphabetical order, the earliest year, and never the last one, "None of these". */
function rightAnswers({ questions }: Asked): BureauAnswer[] {
  return questions.map(({ id, choices }) => {
    const [first] = choices.slice(0, -1).toSorted((one, other) => (one.text.en < other.text.en ? -1 : 1));
    return { question: id, choice: first?.id ?? '' };
  });
}

function withLastWrong(answers: BureauAnswer[], { questions }: Asked): BureauAnswer[] {
  const none = questions.at(-1)?.choices.at(-1)?.id ?? '';
  return answers.map((answer, place) => (place === answers.length - 1 ? { ...answer, choice: none } : answer));
}

interface Setup {
  port: BureauPort;
  close(): Promise<void>;
}

const local = async (): Promise<Setup> => ({
  port: bureauOfDemonstration(settableClock(), keys, 20),
  close: async () => {},
});

/** A service that asks and checks as the demonstration does. */
async function overHttp(): Promise<Setup> {
  const bureau = bureauOfDemonstration(settableClock(), keys, 20);
  const service = await startServiceStandIn(async ({ line, body }): Promise<StandInReply> => {
    const sent = JSON.parse(body);
    const isAsking = line === 'POST /service/questions';
    const json = isAsking ? await bureau.questions(sent) : await bureau.answers(sent.token, sent.answers);
    return json.outcome === 'unavailable' ? { status: 503, json: {} } : { json };
  });
  return { port: bureauByHttp(service, { report: () => {} }), close: () => service.close() };
}

describe.each([
  ['the demonstration', local],
  ['a service over HTTP', overHttp],
])(
  'a credit bureau by %s (spec §3: "creditHistoryQuestions, each with an answer; answers submitted as a list")',
  (_name, open) => {
    let setup: Setup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());

    it('asks three to five questions in both languages, each with a way to say none', async () => {
      const { questions } = await asked(setup.port);
      expect(questions.length).toBeGreaterThanOrEqual(3);
      expect(questions.length).toBeLessThanOrEqual(5);
      for (const { text, choices } of questions) {
        expect(text.en).toMatch(/\?$/);
        expect(text.es).toMatch(/^¿/);
        expect(choices).toHaveLength(5);
        expect(choices.at(-1)?.text).toEqual({ en: 'None of these', es: 'Ninguna de las anteriores' });
      }
    });

    it('passes whoever answers all of them, in any order', async () => {
      const questions = await asked(setup.port);
      const answers = rightAnswers(questions).toReversed();
      expect(await setup.port.answers(questions.token, answers)).toEqual({ outcome: 'passed' });
    });

    it('fails a wrong answer, one that is missing, and two for one question', async () => {
      for (const spoil of [
        withLastWrong,
        (answers: BureauAnswer[]) => answers.slice(1),
        (answers: BureauAnswer[], { questions }: Asked) => [
          ...withLastWrong(answers, { outcome: 'questions', token: '', questions }),
          ...answers,
        ],
      ]) {
        const questions = await asked(setup.port);
        const answers = spoil(rightAnswers(questions), questions);
        expect(await setup.port.answers(questions.token, answers)).toEqual({ outcome: 'failed' });
      }
    });

    it('judges once by one token, also of twenty at the same moment', async () => {
      const questions = await asked(setup.port);
      const answers = rightAnswers(questions);
      const validated = await Promise.all(
        Array.from({ length: 20 }, () => setup.port.answers(questions.token, answers)),
      );
      expect(validated.filter(({ outcome }) => outcome === 'passed')).toHaveLength(1);
      const other = await asked(setup.port);
      await setup.port.answers(other.token, withLastWrong(rightAnswers(other), other));
      expect(await setup.port.answers(other.token, rightAnswers(other))).toEqual({ outcome: 'failed' });
    });

    it.each(['', 'no token', Buffer.from('x'.repeat(80)).toString('base64')])(
      'fails a token that it never gave: %j',
      async (token) => {
        expect(await setup.port.answers(token, [])).toEqual({ outcome: 'failed' });
      },
    );

    it('says that it does not know enough of somebody', async () => {
      expect(await setup.port.questions(person('Unknown'))).toEqual({ outcome: 'notEnough' });
    });

    it('says that nobody answered, at the questions or at the answers', async () => {
      expect(await setup.port.questions(person('Down'))).toEqual({ outcome: 'unavailable' });
      const questions = await asked(setup.port, person('Halfway'));
      expect(await setup.port.answers(questions.token, rightAnswers(questions))).toEqual({ outcome: 'unavailable' });
    });

    it('takes its time', async () => {
      const questions = await asked(setup.port, person('Slow'));
      expect(await setup.port.answers(questions.token, rightAnswers(questions))).toEqual({ outcome: 'passed' });
    });
  },
);

describe('the bureau of the demonstration', () => {
  it('asks a person the same each time, and others otherwise', async () => {
    const bureau = bureauOfDemonstration(settableClock(), keys);
    const questionsOf = async (firstName: string) => (await asked(bureau, person('Rivera', { firstName }))).questions;
    expect(await questionsOf('ANA')).toEqual(await questionsOf('Ana'));
    const several = await Promise.all(['Ana', 'Tomas', 'James', 'Mei', 'Ruth'].map(questionsOf));
    expect(new Set(several.map((questions) => JSON.stringify(questions))).size).toBe(5);
    const places = several.flatMap((questions) => rightAnswers({ outcome: 'questions', token: '', questions }));
    expect(new Set(places.map(({ choice }) => choice)).size).toBeGreaterThan(1);
  });

  it('waits half an hour for answers', async () => {
    const clock = settableClock();
    const bureau = bureauOfDemonstration(clock, keys);
    const questions = await asked(bureau);
    clock.advance(30 * 60);
    expect(await bureau.answers(questions.token, rightAnswers(questions))).toEqual({ outcome: 'failed' });
  });

  it('knows its questions again after a restart, and takes nobody else’s', async () => {
    const questions = await asked(bureauOfDemonstration(settableClock(), keys));
    const judge = (by: Keys) =>
      bureauOfDemonstration(settableClock(), by).answers(questions.token, rightAnswers(questions));
    expect(await judge(keys)).toEqual({ outcome: 'passed' });
    expect(await judge(keysOf('another secret'))).toEqual({ outcome: 'failed' });
  });
});

describe('a bureau over HTTP', () => {
  let reply: StandInReply;
  let service: ServiceStandIn;
  const errors: ServiceError[] = [];
  beforeAll(async () => {
    service = await startServiceStandIn(() => reply);
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.taken.length = 0;
    errors.length = 0;
  });

  const open = (patience = 10_000): BureauPort =>
    bureauByHttp({ url: service.url, token: 'known-to-two' }, { report: (error) => errors.push(error), patience });
  const choices = [
    { id: 'a', text: { en: 'Yes', es: 'Sí' } },
    { id: 'b', text: { en: 'No' } },
  ];
  const question = { id: 'q1', text: { en: 'Is it so?', es: '¿Es así?' }, choices };
  const questions = { outcome: 'questions', token: 't-1', questions: [question] };

  it('is told of the person, and shown in English where it has no Spanish', async () => {
    reply = { json: questions };
    const shown = { ...question, choices: [choices[0], { id: 'b', text: { en: 'No', es: 'No' } }] };
    expect(await open().questions(person())).toEqual({ ...questions, questions: [shown] });
    expect(service.taken).toEqual([
      { line: 'POST /service/questions', authorization: 'Bearer known-to-two', body: expect.any(String) },
    ]);
    expect(JSON.parse(service.taken[0]?.body ?? '')).toEqual(person());
  });

  it('is given the token and the answers in the body, and neither in an address', async () => {
    reply = { json: { outcome: 'passed' } };
    expect(await open().answers('t-1', [{ question: 'q1', choice: 'a' }])).toEqual({ outcome: 'passed' });
    expect(service.taken).toEqual([
      {
        line: 'POST /service/answers',
        authorization: 'Bearer known-to-two',
        body: JSON.stringify({ token: 't-1', answers: [{ question: 'q1', choice: 'a' }] }),
      },
    ]);
  });

  it('is waited for', async () => {
    reply = { json: { outcome: 'notEnough' }, after: 300 };
    expect(await open().questions(person())).toEqual({ outcome: 'notEnough' });
  });

  it.each([
    ['no questions', { ...questions, questions: [] }],
    ['no token', { ...questions, token: '' }],
    ['a single choice', { ...questions, questions: [{ ...question, choices: choices.slice(1) }] }],
    ['one choice twice', { ...questions, questions: [{ ...question, choices: [choices[0], choices[0]] }] }],
    ['one question twice', { ...questions, questions: [question, question] }],
    ['a question without words', { ...questions, questions: [{ ...question, text: { en: '' } }] }],
    ['an outcome of the other call', { outcome: 'passed' }],
  ])('gives no answer with %s', async (_what, json) => {
    reply = { json };
    expect(await open().questions(person())).toEqual({ outcome: 'unavailable' });
    expect(errors).toEqual([{ service: 'bureau', reason: 'garbage', detail: 'HTTP 200' }]);
  });

  it.each(failures)('%s says nothing of the person, and is told to the operator without them', async (...failure) => {
    const [, canned, reason] = failure;
    reply = canned;
    const port = open(canned === 'silence' ? 250 : 10_000);
    expect(await port.questions(person())).toEqual({ outcome: 'unavailable' });
    expect(await port.answers('t-1', [{ question: 'q1', choice: 'a' }])).toEqual({ outcome: 'unavailable' });
    const error = { service: 'bureau', reason, detail: expect.any(String) };
    expect(errors).toEqual([error, error]);
    expect(JSON.stringify(errors)).not.toMatch(/rivera|1986|harbor|987654321|t-1|known-to-two|127\.0\.0\.1|http:/i);
    expect(service.taken).toHaveLength(2);
  });
});
