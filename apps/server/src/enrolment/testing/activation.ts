import {
  activateMobileAccount,
  cancelActivation,
  lookUpActivation,
  lookUpMobileActivation,
  postActivationCredentials,
  postActivationTerms,
  type ReplyOf,
} from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { issueAccessCode } from '../activation/issue-access-code.ts';
import type { IssuedTo } from '../activation/issued-to.ts';
import type { AccessCodesTable } from '../../platform/db/enrolment-tables.ts';
import { createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

/** A code or link, and the data that its lookup asks for. */
export interface TestCode {
  code: string;
  patientId: string | null;
  issuedTo: IssuedTo;
}

export type ActivationReply = ReplyOf<'getActivation'>;

let people = 0;

/** A patient with a number and a network address of their own. */
export function newPatient(changes: Partial<IssuedTo> = {}): IssuedTo {
  people += 1;
  return {
    number: `AB-${10_000 + people}`,
    firstName: 'Rosa',
    lastName: 'Delgado',
    birthDate: '1979-03-14',
    zips: ['94110', '10001-2345'],
    email: `rosa${people}@example.org`,
    phones: ['+16505550177'],
    coverage: [],
    ...changes,
  };
}

/** Issues a code as staff do. Without a patient given, to a new one. */
export async function issue(
  test: TestApp,
  { channel = 'letter', issuedTo = newPatient(), ...more }: IssueOptions = {},
): Promise<TestCode> {
  const patientId = more.patientId === undefined ? randomUUID() : more.patientId;
  const { keys } = test.settings;
  const { code } = await test.database.db
    .transaction()
    .execute((trx) => issueAccessCode(trx, { channel, patientId, issuedTo, keys, now: test.clock.now() }));
  return { code, patientId, issuedTo };
}

interface IssueOptions {
  channel?: AccessCodesTable['channel'];
  patientId?: string | null;
  issuedTo?: IssuedTo;
}

let browsers = 0;

/** A browser with a network address of its own. */
export async function newBrowser(test: TestApp): Promise<TestBrowser> {
  browsers += 1;
  return createBrowser(test.app, { address: `10.40.${browsers >> 8}.${browsers & 255}` });
}

/** Looks a code up with the right data, except for those given. */
export function lookUp(browser: TestBrowser, { code, issuedTo }: TestCode, more: object = {}) {
  const [year, month, day] = issuedTo.birthDate.split('-').map(Number);
  return browser.post(lookUpActivation.path, {
    accessCode: code,
    medicalRecordNumber: issuedTo.number,
    dateOfBirth: `${month}/${day}/${year}`,
    ...more,
  });
}

/** Looks up the link of a text message. */
export function lookUpLink(browser: TestBrowser, { code, issuedTo }: TestCode, more: object = {}) {
  const [year, month, day] = issuedTo.birthDate.split('-').map((part) => String(Number(part)));
  return browser.post(lookUpMobileActivation.path, {
    activationToken: code,
    monthOfBirth: month,
    dayOfBirth: day,
    yearOfBirth: year,
    zipCode: issuedTo.zips[0],
    ...more,
  });
}

export const password = 'kelp7 harbor';

/** Chooses valid credentials, except for the fields given. */
export function choose(browser: TestBrowser, userId: string, more: object = {}, headers: Record<string, string> = {}) {
  const confirmed = { userId, userIdVerification: userId, password, passwordVerification: password };
  const question = { securityQuestion: 'first-pet', securityAnswer: 'Mr. Whiskers' };
  return browser.post(postActivationCredentials.path, { ...confirmed, ...question, ...more }, headers);
}

/** Chooses credentials by text message. */
export function chooseByMobile(browser: TestBrowser, username: string, more: object = {}) {
  const confirmed = { username, reenteredUsername: username, password, reenteredPassword: password };
  const question = { securityQuestion: 'first-pet', securityAnswer: 'Mr. Whiskers' };
  return browser.post(activateMobileAccount.path, { ...confirmed, ...question, ...more });
}

export function acceptTerms(browser: TestBrowser, username: string, accepted = true) {
  return browser.post(postActivationTerms.path, { username, accepted });
}

export function cancel(browser: TestBrowser) {
  return browser.post(cancelActivation.path, {});
}

export function statusIn(reply: LightMyRequestResponse): ActivationReply {
  return reply.json().response;
}

/** A browser that looked a code up and chose a username. */
export async function atTerms(test: TestApp, username: string, issued?: TestCode): Promise<TestBrowser> {
  const browser = await newBrowser(test);
  await lookUp(browser, issued ?? (await issue(test)));
  await choose(browser, username);
  return browser;
}
