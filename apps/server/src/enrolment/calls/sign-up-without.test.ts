import { getActivationCode, getCreditQuestions, getPortalSettings, takeAnotherWay } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import type { EnrolmentServices } from '../../platform/settings/enrolment-services.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { atMethod, begin, putAt, standing } from '../testing/sign-up.ts';
import { cards, choose, showCard, stranger } from '../testing/verification.ts';

async function withServices(enrolment: EnrolmentServices, work: (test: TestApp) => Promise<void>): Promise<void> {
  const test = await buildTestApp('pglite', { settings: { enrolment } });
  try {
    await work(test);
  } finally {
    await test.close();
  }
}

describe('a hospital that goes without a service (docs/operations.md, "Who somebody is")', () => {
  it('offers no card where it has no card check', () =>
    withServices({ cardCheck: 'none' }, async (test) => {
      const browser = await atMethod(test, stranger());
      expect(await standing(browser)).toMatchObject({ verificationMethods: ['questionBased'], cc: 0, ch: 2 });
      expect((await choose(browser, 'creditCard')).statusCode).toBe(409);
      const chosen = (await choose(browser, 'questionBased')).json().response;
      expect(chosen).toMatchObject({ step: 'questions', ways: ['activationCode'] });
      expect((await browser.post(takeAnotherWay.path, { way: 'creditCard' })).statusCode).toBe(409);
    }));

  it('asks no questions where it has no credit bureau', () =>
    withServices({ bureau: 'none' }, async (test) => {
      const browser = await atMethod(test, stranger());
      expect(await standing(browser)).toMatchObject({ verificationMethods: ['creditCard'], cc: 2, ch: 0 });
      expect((await choose(browser, 'creditCard')).json().response).toMatchObject({ ways: ['activationCode'] });
      expect((await showCard(browser, cards.refused)).statusCode).toBe(400);
      expect(await standing(browser)).toMatchObject({ step: 'failed', ways: ['creditCard', 'activationCode'] });
      expect((await browser.get(getCreditQuestions.path)).statusCode).toBe(409);
    }));

  it('sends a letter to newcomers where it has neither, and offers its patients the phone as well', () =>
    withServices({ cardCheck: 'none', bureau: 'none' }, async (test) => {
      const newcomer = await atMethod(test, stranger());
      expect(await standing(newcomer)).toMatchObject({ verificationMethods: [], ways: ['activationCode'] });
      expect((await newcomer.get(getActivationCode.path)).statusCode).toBe(200);
      expect(await standing(newcomer)).toMatchObject({ step: 'postal', ways: [] });
      const patient = await atMethod(test, stranger({ stanfordPatient: true }));
      expect(await standing(patient)).toMatchObject({ verificationMethods: ['phone'], ways: ['activationCode'] });
    }));

  it('says that nobody answers to whoever came to the card before, and leads them on', () =>
    withServices({ cardCheck: 'none' }, async (test) => {
      const browser = await atMethod(test, stranger());
      await putAt(test, browser, { step: 'card', method: 'creditCard', cc: 2 });
      expect((await showCard(browser, cards.accepted)).statusCode).toBe(503);
      expect(await standing(browser)).toMatchObject({ step: 'card', cc: 2, ways: ['creditHistory', 'activationCode'] });
    }));

  it.each<[EnrolmentServices, string[]]>([
    [{}, ['creditCard', 'questionBased']],
    [{ cardCheck: 'none' }, ['questionBased']],
    [{ bureau: 'none' }, ['creditCard']],
    [{ cardCheck: 'none', bureau: 'none' }, []],
  ])('tells every page what it has, with %j', (services, verificationMethods) =>
    withServices(services, async ({ app }) => {
      expect((await app.inject(getPortalSettings.path)).json()).toMatchObject({ verificationMethods });
    }),
  );

  it('keeps what it offers however often a sign-up is begun', () =>
    withServices({ cardCheck: 'none' }, async (test) => {
      const browser = await atMethod(test, stranger());
      expect((await begin(browser)).json().response).toMatchObject({ cc: 0, ch: 2 });
    }));
});
