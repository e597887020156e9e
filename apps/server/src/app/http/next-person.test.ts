import { getActivation, getEstimateServices, logOut, postUserLoginCredential } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { issue, lookUp, statusIn } from '../../enrolment/testing/activation.ts';
import { isVerified, mailedLink, openLink } from '../../enrolment/testing/partners.ts';
import { atMethod, atTerms, credentials, standing, verified } from '../../enrolment/testing/sign-up.ts';
import { answerCaptcha, refusalOf, refused, urlOf } from '../../estimates/testing/guest.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

describe.each(callEngines)(
  'the next person at a browser (Findings, security A13; issue 12, point 11) on %s',
  (engine) => {
    let test: TestApp;
    let account: TestAccount;
    beforeAll(async () => {
      test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
      account = await createTestAccount(test);
    });
    afterAll(() => test.close());

    const signedIn = async (browser: TestBrowser) => expect((await signIn(browser, account)).statusCode).toBe(200);
    const signedOut = async (browser: TestBrowser) =>
      expect((await browser.post(logOut.path, {})).json().response.ended).toBe(true);

    it('sees nothing of a sign-up when anybody has signed in, nor when they have signed out', async () => {
      const browser = await atMethod(test);
      expect(await standing(browser)).toMatchObject({ step: 'method', demographics: { lastName: 'Tanaka' } });
      await signedIn(browser);
      expect(await standing(browser)).toMatchObject({ step: 'start', demographics: null });
      await signedOut(browser);
      expect(await standing(browser)).toMatchObject({ step: 'start', demographics: null });
    });

    it('is told of no username that is taken: an account without accepted terms goes with its sign-up', async () => {
      const { browser, userId } = await atTerms(test);
      await signedIn(browser);
      const again = await verified(test);
      const chosen = await again.post(postUserLoginCredential.path, credentials({ userId }));
      expect(chosen.statusCode).toBe(200);
    });

    it('finds no activation, no session with a partner and no guest’s estimates', async () => {
      const browser = await atMethod(test);
      await lookUp(browser, await issue(test));
      expect(statusIn(await browser.get(getActivation.path)).step).toBe('credentials');
      const opened = await openLink(browser, 'cisco', await mailedLink(test, browser, 'next@cisco.example'));
      const { token } = opened.json().response;
      expect(await isVerified(browser, 'cisco', token)).toBe(true);
      const CaptchaResponse = await answerCaptcha(browser);
      expect((await browser.get(urlOf(getEstimateServices, { svcArea: 'bay', CaptchaResponse }))).statusCode).toBe(200);
      await signedIn(browser);
      await signedOut(browser);
      expect(statusIn(await browser.get(getActivation.path)).step).toBe('lookup');
      expect(await isVerified(browser, 'cisco', token)).toBe(false);
      expect(refusalOf(await browser.get(urlOf(getEstimateServices, { svcArea: 'bay' })))).toEqual(
        refused('guestTokenRequired'),
      );
    });

    it('finds nothing that was begun beside a session that has run out, once it is signed out', async () => {
      const browser = await atMethod(test);
      await signedIn(browser);
      const id = browser.cookies['portico-browser'];
      test.clock.advance(test.settings.healthSystem.session.idleSeconds + 1);
      expect((await browser.post(logOut.path, {})).json().response.ended).toBe(false);
      expect(browser.cookies['portico-browser']).not.toBe(id);
    });

    it('leaves a sign-up alone whose person opens the start page, where nobody was signed in', async () => {
      const browser = await atMethod(test);
      await browser.post(logOut.path, {});
      expect(await standing(browser)).toMatchObject({ step: 'method' });
    });
  },
);
