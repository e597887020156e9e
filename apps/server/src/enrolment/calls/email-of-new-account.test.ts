import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../accounts/testing/account.ts';
import { confirmBy, emailLinksTo, emailOf } from '../../accounts/testing/email.ts';
import { messagesTo } from '../../accounts/testing/two-step.ts';
import { limits } from '../../platform/limits/limits.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import * as activation from '../testing/activation.ts';
import { mailedLink, openLink } from '../testing/partners.ts';
import { acceptTerms, atTerms, begin, credentials, mei, newBrowser, putAt } from '../testing/sign-up.ts';
import { postDemographics, postUserLoginCredential } from '@portico/contract';

// Findings, security A11: at sign-up nobody asked whether the mailbox is the person's.
describe.each(callEngines)('the e-mail address of a new account on %s (issue 12, point 5)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

  /** What the owner sees of the address after signing in. */
  async function seenBy(username: string, password: string) {
    const browser = await createBrowser(test.app);
    await signIn(browser, { username, password });
    return emailOf(browser);
  }

  /** A browser that opened a partner's link, with the token of its session. */
  async function employed(address: string): Promise<{ browser: TestBrowser; context: object }> {
    const browser = await newBrowser(test);
    const opened = await openLink(browser, 'cisco', await mailedLink(test, browser, address));
    return { browser, context: { partner: 'cisco', partnerToken: opened.json().response.token } };
  }

  async function signUpThrough(browser: TestBrowser, context: object, email: string) {
    await begin(browser, context);
    await browser.post(postDemographics.path, { ...mei, email });
    await putAt(test, browser, { step: 'credentials', method: 'creditCard', verifiedBy: 'creditCard' });
    const { userId, password, ...others } = credentials();
    await browser.post(postUserLoginCredential.path, { userId, password, ...others });
    expect((await acceptTerms(browser)).statusCode).toBe(200);
    return seenBy(userId, password);
  }

  it('waits for its link after a sign-up, in the person’s language', async () => {
    const email = 'nuria@example.org';
    const { browser, userId, password } = await atTerms(test, { email });
    expect(await emailLinksTo(test, email)).toEqual([]);
    await acceptTerms(browser);
    expect(await seenBy(userId, password)).toEqual({ address: email, confirmed: false });
    const [link = ''] = await emailLinksTo(test, email);
    expect((await confirmBy(browser, link)).statusCode).toBe(200);
    expect(await seenBy(userId, password)).toEqual({ address: email, confirmed: true });
  });

  it('gets no more mails than a mailbox gets in a day, whoever names it, and the account is made all the same', async () => {
    const email = 'crowded@example.org';
    const { number } = limits.emailLinksToMailbox;
    for (let made = 0; made <= number; made += 1) {
      const { browser } = await atTerms(test, { email, lastName: `Tanaka${'abcdefgh'.charAt(made)}` });
      expect((await acceptTerms(browser)).statusCode).toBe(200);
    }
    expect(await emailLinksTo(test, email)).toHaveLength(number);
  });

  it('is confirmed where the partner’s link was opened in that mailbox, and gets no second link', async () => {
    const address = 'mei.work@cisco.example';
    const { browser, context } = await employed(address);
    expect(await signUpThrough(browser, context, 'Mei.Work@cisco.example')).toEqual({
      address: 'Mei.Work@cisco.example',
      confirmed: true,
    });
    expect(await emailLinksTo(test, 'Mei.Work@cisco.example')).toEqual([]);
  });

  it('waits where the partner’s link was opened in another mailbox', async () => {
    const { browser, context } = await employed('mei.desk@cisco.example');
    const seen = await signUpThrough(browser, context, 'mei.home@example.org');
    expect(seen).toEqual({ address: 'mei.home@example.org', confirmed: false });
    expect(await emailLinksTo(test, 'mei.home@example.org')).toHaveLength(1);
  });

  it('waits after an activation by letter: nothing that was mailed there has been opened', async () => {
    const issued = await activation.issue(test);
    const address = issued.issuedTo.email ?? '';
    const browser = await activation.atTerms(test, 'rosa.letter', issued);
    expect((await activation.acceptTerms(browser, 'rosa.letter')).statusCode).toBe(200);
    expect(await seenBy('rosa.letter', activation.password)).toEqual({ address, confirmed: false });
    expect(await emailLinksTo(test, address)).toHaveLength(1);
  });

  it('is confirmed after an activation through a partner whose link went to the address on file', async () => {
    const address = 'rosa.work@cisco.example';
    const { browser, context } = await employed(address);
    const issued = await activation.issue(test, { issuedTo: activation.newPatient({ email: address }) });
    expect((await activation.lookUp(browser, issued, context)).statusCode).toBe(200);
    await activation.choose(browser, 'rosa.work');
    await activation.acceptTerms(browser, 'rosa.work');
    expect(await seenBy('rosa.work', activation.password)).toEqual({ address, confirmed: true });
  });

  it('waits after an activation by text message', async () => {
    const issued = await activation.issue(test, { channel: 'sms' });
    const address = issued.issuedTo.email ?? '';
    const browser = await activation.newBrowser(test);
    await activation.lookUpLink(browser, issued);
    expect((await activation.chooseByMobile(browser, 'rosa.mobile')).statusCode).toBe(200);
    expect(await seenBy('rosa.mobile', activation.password)).toEqual({ address, confirmed: false });
    expect((await messagesTo(test, address)).length).toBeGreaterThan(1);
  });
});
