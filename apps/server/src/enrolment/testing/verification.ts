import {
  answerCreditQuestions,
  CAPTCHA_QUERY,
  cancelSignup,
  chooseVerificationMethod,
  type CreditHistoryQuestion,
  getCreditQuestions,
  lookUpPhone,
  postDemographics,
  sendActivationCode,
  takeAnotherWay,
  validateVerificationCode,
  verifyCard,
} from '@portico/contract';
import { eventually } from '../../testing/eventually.ts';
import type { LightMyRequestResponse } from 'fastify';

import { listOutbox } from '../../platform/outbox.ts';
import type { BureauPort } from '../../ports/bureau.ts';
import type { CardCheckOutcome, CardCheckPort } from '../../ports/card-check.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { atMethod, begin, mei, solveForm } from './sign-up.ts';

type Reply = Promise<LightMyRequestResponse>;
type Method = 'creditCard' | 'questionBased' | 'phone';

/** Test cards (docs/demo.md). */
export const cards = {
  accepted: '4111 1111 1111 1111',
  refused: '4000000000000002',
  down: '4000000000000119',
};

/** A patient in the registry of these tests (fhirPatient), as the form of step 2 sends her. */
export const ines = {
  firstName: 'Inés',
  lastName: 'Soler',
  address: '900 Elsewhere Avenue',
  address2: '',
  zip: '94301',
  city: 'Palo Alto',
  dateOfBirth: '2/29/1984',
  stanfordPatient: true,
};

/** Her phone in the registry. */
export const phoneOfInes = '650-555-0121';

let strangers = 0;

/** Input of step 2 for a new person, so that no limit of a day applies. */
export function stranger(more: Partial<typeof mei> = {}): Partial<typeof mei> {
  strangers += 1;
  const letters = Array.from(String(strangers), (digit) => 'abcdefghij'[Number(digit)]).join('');
  return { lastName: `Tester${letters}`, ...more };
}

export async function atStepOf(
  test: TestApp,
  method: Method,
  more: Partial<typeof mei> = stranger(),
): Promise<TestBrowser> {
  const browser = await atMethod(test, more);
  await choose(browser, method);
  return browser;
}

export function choose(browser: TestBrowser, verificationMethod: Method): Reply {
  return browser.post(chooseVerificationMethod.path, { verificationMethod });
}

export function goAnotherWay(browser: TestBrowser, way: 'creditHistory' | 'creditCard' | 'activationCode'): Reply {
  return browser.post(takeAnotherWay.path, { way });
}

/** Shows a card whose bills go to the address of `mei`, but for what is said otherwise. */
export function showCard(browser: TestBrowser, ccNumber: string, more: object = {}): Reply {
  const card = { ccNumber, expiry: '4/29', securityCode: '123', billingZip: mei.zip, agreed: true };
  return browser.post(verifyCard.path, { ...card, ...more });
}

/** Cancels, and enters the details again: the counters begin anew (spec §4), the limits of a day do not. */
export async function startOver(browser: TestBrowser, person: Partial<typeof mei>): Promise<void> {
  await browser.post(cancelSignup.path, {});
  await begin(browser, { stanfordPatient: person.stanfordPatient ?? false });
  await browser.post(postDemographics.path, { ...mei, ...person });
}

export function fetchQuestions(browser: TestBrowser, headers: Record<string, string> = {}): Reply {
  return browser.get(getCreditQuestions.path, headers);
}

export async function questionsOf(browser: TestBrowser): Promise<CreditHistoryQuestion[]> {
  return (await fetchQuestions(browser)).json().response.creditHistoryQuestions;
}

/** Answers the questions: rightly, which docs/demo.md says is the first choice in the alphabet, or wrongly. */
export function answer(
  browser: TestBrowser,
  questions: readonly CreditHistoryQuestion[],
  { right }: { right: boolean },
): Reply {
  const answers = questions.map(({ id, choices }) => {
    const listed = choices.slice(0, -1).toSorted((one, other) => (one.text < other.text ? -1 : 1));
    return { question: id, choice: (right ? listed[0]?.id : choices.at(-1)?.id) ?? '' };
  });
  return browser.post(answerCreditQuestions.path, { answers, agreed: true });
}

/** Looks up the phone on file. */
export async function findPhone(browser: TestBrowser): Promise<{ found: boolean; mobilePhone: string; token: string }> {
  return (await askForPhone(browser)).json().response;
}

export async function askForPhone(browser: TestBrowser): Reply {
  const response = await solveForm(browser, 'phoneLookup');
  return browser.post(`${lookUpPhone.path}?${CAPTCHA_QUERY}=${encodeURIComponent(response)}`, {});
}

export function sendCode(browser: TestBrowser, token: string, mobilePhone: string): Reply {
  return browser.post(sendActivationCode.path, { token, mobilePhone });
}

export function typeCode(browser: TestBrowser, token: string, code: string): Reply {
  return browser.post(validateVerificationCode.path, { token, code });
}

/** The text messages to a phone, the newest first. */
export async function messagesTo({ database }: Pick<TestApp, 'database'>, phone: string): Promise<string[]> {
  const sent = await listOutbox(database.db);
  return sent.filter(({ channel, recipient }) => channel === 'sms' && recipient === phone).map(({ text }) => text);
}

/** Waits for the next message to a phone and reads its code. */
export async function nextCode(test: TestApp, phone: string, before = 0): Promise<string> {
  const text = await eventually(async () => {
    const messages = await messagesTo(test, phone);
    if (messages.length <= before) throw new Error('no message yet');
    return messages[0] ?? '';
  });
  return /^\d{6}/.exec(text)?.[0] ?? '';
}

/** A code that differs from this one. */
export function otherCode(code: string, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0');
}

/** A card check with the outcome that a test wants. It counts its calls. */
export function scriptedCardCheck(): CardCheckPort & { asked: number; answer: () => Promise<CardCheckOutcome> } {
  const port = {
    asked: 0,
    answer: async (): Promise<CardCheckOutcome> => 'refused',
    check: async () => {
      port.asked += 1;
      return { outcome: await port.answer() };
    },
  };
  return port;
}

/** A bureau that counts its calls, and that a test can put out of order. */
export function watchedBureau(bureau: BureauPort): BureauPort & { asked: number; judged: number; isDown: boolean } {
  const port = {
    asked: 0,
    judged: 0,
    isDown: false,
    questions: async (person: Parameters<BureauPort['questions']>[0]) => {
      port.asked += 1;
      return port.isDown ? ({ outcome: 'unavailable' } as const) : bureau.questions(person);
    },
    answers: async (token: string, answers: Parameters<BureauPort['answers']>[1]) => {
      port.judged += 1;
      return port.isDown ? ({ outcome: 'unavailable' } as const) : bureau.answers(token, answers);
    },
  };
  return port;
}
