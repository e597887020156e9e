import {
  answerCreditQuestions,
  askPostalMail,
  beginSignup,
  type Call,
  cancelSignup,
  CAPTCHA_QUERY,
  chooseVerificationMethod,
  getCreditQuestions,
  getPostalMailForm,
  identityPath,
  identityReturnPath,
  lookUpPhone,
  postDemographics,
  postSignupTerms,
  postUserLoginCredential,
  sendActivationCode,
  takeAnotherWay,
  validateVerificationCode,
  verifyCard,
} from '@portico/contract';
import { signUpFlow } from '@portico/rules';
import type { LightMyRequestResponse } from 'fastify';
import { hashOf } from '../../platform/crypto/token.ts';
import type { BureauPort } from '../../ports/bureau.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { arrived, sentTo } from '../../accounts/testing/recovery.ts';
import { harborId, type ScriptedIdentities } from './scripted-identities.ts';
import { credentials, importTestPatients, mei, newBrowser, solveForm } from './sign-up.ts';
import { limits } from '../../platform/limits/limits.ts';
import { DAY_SECONDS } from '../../platform/time.ts';

/** Fields that a visitor could add to a request to claim another state. The server must ignore all of them. */
const edited = { step: 'credentials', cc: 2, ch: 2, method: 'phone', verifiedBy: 'phone', version: 99, accountId: 'x' };

const PAUSE_SECONDS = limits.codeResend.window + 1;
const CODE_SECONDS = limits.sentCode.window;

/** A bureau whose outcomes the walk decides. */
export interface ScriptedBureau extends BureauPort {
  knowsEnough: boolean;
  passes: boolean;
}

export function scriptedBureau(): ScriptedBureau {
  const text = { en: 'Which of these?', es: '¿Cuál de estas?' };
  const question = { id: 'q1', text, choices: [{ id: 'c1', text }] };
  return {
    knowsEnough: true,
    passes: true,
    async questions() {
      return this.knowsEnough
        ? { outcome: 'questions', token: 'of the bureau', questions: [question] }
        : { outcome: 'notEnough' };
    },
    async answers() {
      return { outcome: this.passes ? 'passed' : 'failed' };
    },
  };
}

/** A person who walks through a sign-up by its calls. */
export interface Walker {
  browser: TestBrowser;
  /** Makes the calls of an event and returns the last response. */
  make: (event: signUpFlow.Event) => Promise<LightMyRequestResponse>;
  /** Repeats the last call unchanged. */
  replay: () => Promise<LightMyRequestResponse>;
  /** The state in the database. */
  state: () => Promise<signUpFlow.State>;
}

/** What the outside answers, as a walk decides. */
export interface ScriptedServices {
  bureau: ScriptedBureau;
  identities: ScriptedIdentities;
}

/** A walker who is a patient with a phone on file that no other walker has. */
export async function newWalker(
  test: TestApp,
  { bureau, identities }: ScriptedServices,
  number: number,
): Promise<Walker> {
  const name = String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  const phone = `+1650${2_000_000 + number}`;
  const telecom = [{ system: 'phone', value: phone, use: 'mobile' }];
  const more = { telecom };
  await importTestPatients(test, [
    { id: name, mrn: `WALK-${number}`, first: 'Mei', last: `W${name}`, zip: '94107', more },
  ]);
  const person = { ...mei, lastName: `W${name}`, dateOfBirth: '2/29/1984' };
  const browser = await newBrowser(test);
  const key = hashOf(browser.cookies['portico-browser'] ?? '');
  let last = (): Promise<LightMyRequestResponse> => browser.post(cancelSignup.path, {});

  const row = () =>
    test.database.db.selectFrom('enrolments').select('state').where('browser_hash', '=', key).executeTakeFirst();
  const state = async () => ((await row())?.state ?? signUpFlow.start) as signUpFlow.State;
  const post = (call: Call, input: object, query = '') => {
    last = () => browser.post(`${call.path}${query}`, { ...input, ...edited });
    return last();
  };
  const captcha = async () =>
    `?${new URLSearchParams({ [CAPTCHA_QUERY]: await solveForm(browser, 'phoneLookup') }).toString()}`;

  /** Has a code sent after the pause since the last one. Returns the token of the lookup. */
  const send = async (): Promise<{ token: string; reply: LightMyRequestResponse }> => {
    test.clock.advance(PAUSE_SECONDS);
    const found = await post(lookUpPhone, {}, await captcha());
    const token = found.json().response?.token ?? 'of nothing';
    return {
      token,
      reply: found.statusCode === 200 ? await post(sendActivationCode, { token, mobilePhone: phone }) : found,
    };
  };
  const typeCode = async (isLate: boolean): Promise<LightMyRequestResponse> => {
    // A walk also comes here without a code, at steps that take none.
    const isOpen = (await state()).step === 'phoneCode';
    const before = isOpen ? (await sentTo(test, phone)).length : 0;
    const { token } = isOpen ? await send() : { token: 'of nothing' };
    const [sms] = isOpen ? await arrived(test, phone, before + 1) : [];
    if (isLate) test.clock.advance(CODE_SECONDS);
    return post(validateVerificationCode, { token, code: /\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? '123456' });
  };
  const answer = async (passes: boolean): Promise<LightMyRequestResponse> => {
    bureau.knowsEnough = true;
    bureau.passes = passes;
    if ((await state()).step === 'questions') await browser.get(getCreditQuestions.path);
    return post(answerCreditQuestions, { answers: [{ question: 'q1', choice: 'c1' }], agreed: true });
  };
  const ask = (knowsEnough: boolean): Promise<LightMyRequestResponse> => {
    bureau.knowsEnough = knowsEnough;
    last = () => browser.get(getCreditQuestions.path);
    return last();
  };
  const comeBack = async (): Promise<LightMyRequestResponse> => {
    const { firstName, lastName, zip } = person;
    identities.tell({ subject: name, firstName, lastName, zip, birthDate: '1984-02-29' });
    const sent = await browser.get(identityPath(harborId.id, 'signUp'));
    const { search } = new URL(sent.headers.location ?? '');
    last = () => browser.get(`${identityReturnPath(harborId.id)}${search}&code=of-the-provider`);
    return last();
  };
  const pay = (ccNumber: string) =>
    post(verifyCard, { ccNumber, expiry: '12/2030', securityCode: '123', billingZip: person.zip, agreed: true });

  const calls: {
    [Type in signUpFlow.Event['type']]: (
      event: Extract<signUpFlow.Event, { type: Type }>,
    ) => Promise<LightMyRequestResponse>;
  } = {
    begin: async ({ existingPatient }) =>
      post(beginSignup, { stanfordPatient: existingPatient, captchaResponse: await solveForm(browser, 'signUp') }),
    demographicsGiven: async () =>
      post(postDemographics, { ...person, stanfordPatient: (await state()).existingPatient }),
    methodChosen: ({ method }) => post(chooseVerificationMethod, { verificationMethod: method }),
    another: ({ alternative }) => post(takeAnotherWay, { way: alternative }),
    codeSent: async () => (await send()).reply,
    codeVerified: () => typeCode(false),
    codeExpired: () => typeCode(true),
    cardAccepted: () => pay('4111111111111111'),
    cardRefused: () => pay('4000000000000002'),
    questionsFetched: () => ask(true),
    questionsUnavailable: () => ask(false),
    answersAccepted: () => answer(true),
    answersRefused: () => answer(false),
    identityAccepted: comeBack,
    codeByMailAsked: async () => {
      const { sec_token, customformtoken, address } = (await browser.get(getPostalMailForm.path)).json();
      const solved = { [CAPTCHA_QUERY]: await solveForm(browser, 'postalMail') };
      return post(askPostalMail, { ...address, sec_token, customformtoken, ...solved });
    },
    credentialsSet: () => post(postUserLoginCredential, credentials()),
    termsAccepted: () => post(postSignupTerms, { accepted: true }),
    cancel: async () => {
      const reply = await post(cancelSignup, {});
      // The limits of a day outlast a cancel, and have tests of their own.
      test.clock.advance(DAY_SECONDS);
      return reply;
    },
  };
  // The calls of each event, by its name.
  const make = (event: signUpFlow.Event) =>
    (calls[event.type] as (each: signUpFlow.Event) => Promise<LightMyRequestResponse>)(event);
  return { browser, make, replay: () => last(), state };
}
