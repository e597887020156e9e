import { beginSignup, lookUpActivation, type InputOf } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { employee, requestAccount } from '../testing/partners.ts';
import { begin, newBrowser, solveForm, standing } from '../testing/sign-up.ts';

describe.each(callEngines)("a flow to an account in a partner's context, on %s (spec §6)", (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine);
  });
  afterAll(() => test.close());

  /** A browser with a verified session with a partner. */
  async function employeeBrowser(): Promise<{ browser: TestBrowser; partnerToken: string }> {
    const browser = await newBrowser(test);
    const reply = await requestAccount(browser, 'harbor', { credential: employee });
    return { browser, partnerToken: reply.json().response.token };
  }

  const lookUp = (browser: TestBrowser, context: Partial<InputOf<'lookUpActivation'>>) =>
    browser.post(lookUpActivation.path, {
      accessCode: 'AAAAA-BBBBB-CCCCC',
      medicalRecordNumber: 'AB-1',
      dateOfBirth: '3/14/1979',
      ...context,
    });

  it('begins with the token of the verified session, and again after that was cancelled', async () => {
    const { browser, partnerToken } = await employeeBrowser();
    for (let count = 0; count < 2; count += 1) {
      expect((await begin(browser, { partner: 'harbor', partnerToken })).json().response.partner).toBe('harbor');
    }
    expect((await standing(browser)).partner).toBe('harbor');
    expect(refusalOf(await lookUp(browser, { partner: 'harbor', partnerToken }))).toEqual(refused('activationRefused'));
  });

  it('begins outside of one without a token', async () => {
    const browser = await newBrowser(test);
    expect((await begin(browser, { partner: '', partnerToken: '' })).json().response.partner).toBe(null);
  });

  it.each([
    ['no token', { partner: 'harbor' }],
    ['a token that is none', { partner: 'harbor', partnerToken: 'x' }],
    ['a partner that nobody knows', { partner: 'acme' }],
  ])('is not begun with %s, and its captcha is not spent', async (_what, context) => {
    const browser = await newBrowser(test);
    const captchaResponse = await solveForm(browser, 'signUp');
    const reply = await browser.post(beginSignup.path, { captchaResponse, ...context });
    expect(refusalOf(reply)).toEqual(refused('partnerUnverified'));
    expect(refusalOf(await lookUp(browser, context))).toEqual(refused('partnerUnverified'));
    expect((await browser.post(beginSignup.path, { captchaResponse })).statusCode).toBe(200);
  });

  it('is not begun with the token of another partner, of another browser, or of yesterday', async () => {
    const { browser, partnerToken } = await employeeBrowser();
    const other = await newBrowser(test);
    const unverified = refused('partnerUnverified');
    for (const context of [
      { partner: 'cisco', partnerToken },
      { partner: 'acme', partnerToken },
    ]) {
      expect(refusalOf(await begin(browser, context))).toEqual(unverified);
      expect(refusalOf(await lookUp(browser, context))).toEqual(unverified);
    }
    expect(refusalOf(await begin(other, { partner: 'harbor', partnerToken }))).toEqual(unverified);
    expect(refusalOf(await lookUp(other, { partner: 'harbor', partnerToken }))).toEqual(unverified);
    test.clock.advance(12 * 3600);
    expect(refusalOf(await begin(browser, { partner: 'harbor', partnerToken }))).toEqual(unverified);
  });
});
