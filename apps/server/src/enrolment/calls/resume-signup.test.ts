import {
  beginSignup,
  cancelSignup,
  postDemographics,
  postUserLoginCredential,
  putOffSignup,
  resumeSignup,
} from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrived, messagesSettled, sentTo } from '../../accounts/testing/recovery.ts';
import { removeExpired } from '../../app/jobs/retention.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { limits } from '../../platform/limits/limits.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { mailedLink, openLink } from '../testing/partners.ts';
import {
  acceptTerms,
  atMethod,
  begin,
  credentials,
  mei,
  newBrowser,
  nothingBegun,
  putAt,
  solveForm,
  standing,
  verified,
} from '../testing/sign-up.ts';

/** In seconds (issue 12, point 11: "going on tomorrow"). */
const TWO_DAYS = 2 * 24 * 3600;
const link = /\/(?:cp-)?signup-resume(?:\/partner=\w+)?#token=([\w-]{43})/;

let mailboxes = 0;
function newMailbox(): string {
  mailboxes += 1;
  return `mei${mailboxes}@example.org`;
}

const putOff = (browser: TestBrowser, headers: Record<string, string> = {}) =>
  browser.post(putOffSignup.path, {}, headers);
const resume = (browser: TestBrowser, token: string, more: object = {}) =>
  browser.post(resumeSignup.path, { token, dateOfBirth: mei.dateOfBirth, ...more });
const wrongDate = { dateOfBirth: '3/10/1990' };

describe.each(callEngines)('a sign-up that is put off, on %s (issue 12, point 11)', (engine) => {
  const logged: string[] = [];
  let test: TestApp;
  beforeAll(async () => {
    const logTo = { write: (line: string) => logged.push(line) };
    test = await buildTestApp(engine, { app: { logTo }, settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

  /** The token of the mail to an address, of two the one that is not known yet. */
  async function tokenTo(email: string, known?: string): Promise<string> {
    const mails = await arrived(test, email, known === undefined ? 1 : 2);
    const tokens = mails.map(({ text }) => link.exec(text)?.[1] ?? '');
    return tokens.find((token) => token !== known) ?? '';
  }

  /** Puts a sign-up off at a step of its own, and answers the token of its link. */
  async function waiting(change: Parameters<typeof putAt>[2] = {}): Promise<string> {
    const email = newMailbox();
    const browser = await atMethod(test, { email });
    await putAt(test, browser, change);
    await putOff(browser);
    return tokenTo(email);
  }

  it('leaves its browser, and goes on in another by the mailed link and the date of birth, to its account', async () => {
    const email = newMailbox();
    const first = await verified(test, { email });
    const before = await standing(first);
    expect((await putOff(first)).json()).toEqual({ meta: { code: 200 }, response: nothingBegun });
    expect(await standing(first)).toEqual(nothingBegun);

    const second = await newBrowser(test);
    const resumed = await resume(second, await tokenTo(email));
    expect(resumed.json()).toEqual({ meta: { code: 200 }, response: before });
    expect(await standing(second)).toEqual(before);
    await second.post(postUserLoginCredential.path, credentials());
    expect((await acceptTerms(second)).json().response.step).toBe('done');
  });

  it('mails a link that says how long it works, and nothing of the person, in their language', async () => {
    const english = newMailbox();
    await putOff(await atMethod(test, { email: english }));
    const [mail] = await arrived(test, english, 1);
    expect(mail?.subject).toBe('Go on with your account at Alder Bay Health');
    expect(mail?.text).toContain('It works once, within 2 days.');
    const spanish = newMailbox();
    const browser = await atMethod(test, { email: spanish });
    await putOff(browser, { 'accept-language': 'es' });
    const [correo] = await arrived(test, spanish, 1);
    expect(correo?.subject).toBe('Continúe con su cuenta en Alder Bay Health');
    expect(correo?.text).toContain('dentro de los próximos 2 días');
    for (const each of [mail, correo]) {
      for (const personal of ['Tanaka', 'Mei', 'Wharf', '1990', '94107']) {
        // The token is of chance: it may hold any short word.
        expect(each?.text.replace(link, '')).not.toContain(personal);
      }
    }
  });

  it('keeps the tries that are left: it is one sign-up, moved and never copied', async () => {
    const token = await waiting({ step: 'failed', method: 'creditCard', cc: 1, ch: 0 });
    const browser = await newBrowser(test);
    const { step, cc, ch } = (await resume(browser, token)).json().response;
    expect({ step, cc, ch }).toEqual({ step: 'failed', cc: 1, ch: 0 });
    // Put off again, its first link is used, and the second has what was left then.
    await putAt(test, browser, { step: 'failed', cc: 0 });
    const email = (await standing(browser)).demographics?.email ?? '';
    await putOff(browser);
    const second = await tokenTo(email, token);
    expect(refusalOf(await resume(await newBrowser(test), token))).toEqual(refused('activationInvalid'));
    expect((await resume(await newBrowser(test), second)).json().response.cc).toBe(0);
  });

  describe('is refused', () => {
    it.each(['start', 'demographics', 'letterSent', 'terms', 'done'] as const)('at the step %s', async (step) => {
      const browser = await atMethod(test, { email: newMailbox() });
      await putAt(test, browser, { step });
      expect(refusalOf(await putOff(browser))).toEqual(refused('outOfTurn'));
      expect((await standing(browser)).step).toBe(step);
    });

    it('without an e-mail address', async () => {
      const browser = await atMethod(test, { email: '' });
      expect(refusalOf(await putOff(browser))).toEqual(refused('outOfTurn'));
      expect((await standing(browser)).step).toBe('method');
    });

    it('beyond the number of one browser, and the sign-up stays', async () => {
      const browser = await newBrowser(test);
      const again = async () => {
        await begin(browser);
        await browser.post(postDemographics.path, { ...mei, email: newMailbox() });
        return putOff(browser);
      };
      for (let time = 0; time < limits.signUpLinksOfBrowser.number; time += 1) {
        expect((await again()).statusCode).toBe(200);
      }
      expect(refusalOf(await again())).toEqual(refused('tooManyRequests'));
      expect((await standing(browser)).step).toBe('method');
    });
  });

  it('is answered alike when the mailbox has had its mails, and no more are sent', async () => {
    const email = newMailbox();
    const replies = [];
    for (let time = 0; time <= limits.signUpLinks.number; time += 1) {
      replies.push(await putOff(await atMethod(test, { email })));
    }
    await messagesSettled(test);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await sentTo(test, email)).toHaveLength(limits.signUpLinks.number);
  });

  it('is put off once by a button that is pressed twice', async () => {
    const email = newMailbox();
    const browser = await atMethod(test, { email });
    const replies = await Promise.all([putOff(browser), putOff(browser), putOff(browser)]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await messagesSettled(test);
    expect(await sentTo(test, email)).toHaveLength(1);
  });

  describe('its link', () => {
    it('works once, also when it is opened at once', async () => {
      const token = await waiting();
      const browsers = await Promise.all(Array.from({ length: 4 }, () => newBrowser(test)));
      const replies = await Promise.all(browsers.map((browser) => resume(browser, token)));
      const statuses = replies.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const steps = await Promise.all(browsers.map(async (browser) => (await standing(browser)).step));
      expect(steps.filter((step) => step === 'method')).toHaveLength(1);
    });

    it('says of another date of birth that it is another, and stays good', async () => {
      const token = await waiting();
      const browser = await newBrowser(test);
      expect(refusalOf(await resume(browser, token, wrongDate))).toEqual(refused('wrongAnswer'));
      expect(await standing(browser)).toEqual(nothingBegun);
      expect((await resume(browser, token)).statusCode).toBe(200);
    });

    it('names the date of birth that is none, and counts no try for it', async () => {
      const token = await waiting();
      const browser = await newBrowser(test);
      for (let time = 0; time < 8; time += 1) {
        const reply = await resume(browser, token, { dateOfBirth: '2/30/1990' });
        expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
        expect(reply.json().meta.fields).toEqual(['dateOfBirth']);
      }
      expect((await resume(browser, token)).statusCode).toBe(200);
    });

    it('ends after the tries that it has, however many are sent at once from however many browsers', async () => {
      const token = await waiting();
      const browsers = await Promise.all(Array.from({ length: 20 }, () => newBrowser(test)));
      const replies = await Promise.all(browsers.map((browser) => resume(browser, token, wrongDate)));
      const errors = replies.map((reply) => refusalOf(reply));
      const wrong = errors.filter((each) => JSON.stringify(each) === JSON.stringify(refused('wrongAnswer')));
      expect(wrong).toHaveLength(limits.signUpLink.number);
      expect(refusalOf(await resume(await newBrowser(test), token))).toEqual(refused('activationInvalid'));
    });

    it('reads alike whether it is unknown, used, expired, dead or of another purpose', async () => {
      const used = await waiting();
      await resume(await newBrowser(test), used);
      const dead = await waiting();
      for (let time = 0; time < limits.signUpLink.number; time += 1) {
        await resume(await newBrowser(test), dead, wrongDate);
      }
      const expired = await waiting();
      const partners = await mailedLink(test, await newBrowser(test), 'resume@cisco.example');
      test.clock.advance(TWO_DAYS);
      const tokens = ['none', 'x'.repeat(43), used, dead, expired, partners];
      const replies = [];
      for (const token of tokens) replies.push(await resume(await newBrowser(test), token));
      expect(replies.map((reply) => refusalOf(reply))).toEqual(tokens.map(() => refused('activationInvalid')));
      const words = replies.map((reply) => JSON.stringify(reply.json()));
      expect(new Set(words).size).toBe(1);
    });

    it('works until two days have passed, and is deleted after them', async () => {
      const token = await waiting();
      const held = () =>
        test.database.db
          .selectFrom('tickets')
          .select('ticket_hash')
          .where('purpose', '=', 'sign-up-link')
          .where('expires_at', '<=', test.clock.now())
          .execute();
      test.clock.advance(TWO_DAYS - 1);
      expect((await resume(await newBrowser(test), token)).statusCode).toBe(200);
      test.clock.advance(1);
      expect(await held()).not.toEqual([]);
      await removeExpired(test.database.db, test.clock.now());
      expect(await held()).toEqual([]);
    });

    it('is limited for one browser, whatever links it tries', async () => {
      const browser = await newBrowser(test);
      for (let time = 0; time < limits.signUpLinksOfBrowser.number; time += 1) {
        expect(refusalOf(await resume(browser, `none${time}`))).toEqual(refused('activationInvalid'));
      }
      expect(refusalOf(await resume(browser, 'none'))).toEqual(refused('tooManyRequests'));
    });

    it('replaces what is under way in the browser only when it is told to, and costs no try before', async () => {
      const token = await waiting({ step: 'card', method: 'creditCard' });
      const browser = await atMethod(test, { lastName: 'Somebody Else' });
      for (let time = 0; time <= limits.signUpLink.number; time += 1) {
        expect(refusalOf(await resume(browser, token))).toEqual(refused('outOfTurn'));
      }
      expect((await standing(browser)).demographics?.lastName).toBe('Somebody Else');
      const resumed = (await resume(browser, token, { replaces: true })).json().response;
      expect(resumed).toMatchObject({ step: 'card', demographics: { lastName: mei.lastName } });
    });

    it('is not brought back by cancelling what went on, or by finishing it', async () => {
      const token = await waiting();
      const browser = await newBrowser(test);
      await resume(browser, token);
      await browser.post(cancelSignup.path, {});
      expect(refusalOf(await resume(browser, token))).toEqual(refused('activationInvalid'));
    });
  });

  describe('with a partner', () => {
    async function atPartner(email: string): Promise<{ browser: TestBrowser; partnerToken: string }> {
      const browser = await newBrowser(test);
      const opened = await openLink(browser, 'cisco', await mailedLink(test, browser, email));
      const partnerToken: string = opened.json().response.token;
      return { browser, partnerToken };
    }

    async function waitingAtPartner(email: string): Promise<string> {
      const { browser, partnerToken } = await atPartner(email);
      const captchaResponse = await solveForm(browser, 'signUp');
      await browser.post(beginSignup.path, { captchaResponse, partner: 'cisco', partnerToken });
      const own = newMailbox();
      await browser.post(postDemographics.path, { ...mei, email: own });
      expect((await standing(browser)).partner).toBe('cisco');
      await putOff(browser);
      const [mail] = await arrived(test, own, 1);
      expect(mail?.text).toContain('/cp-signup-resume/partner=cisco#token=');
      return tokenTo(own);
    }

    it('keeps it while the browser has a verified session with it', async () => {
      const token = await waitingAtPartner('kim@cisco.example');
      const { browser, partnerToken } = await atPartner('kim.again@cisco.example');
      const context = { partner: 'cisco', partnerToken };
      expect((await resume(browser, token, context)).json().response.partner).toBe('cisco');
    });

    it('goes on without it elsewhere: another browser’s session does not count', async () => {
      const token = await waitingAtPartner('lee@cisco.example');
      const { partnerToken } = await atPartner('lee.again@cisco.example');
      const browser = await newBrowser(test);
      const resumed = await resume(browser, token, { partner: 'cisco', partnerToken });
      expect(resumed.json().response).toMatchObject({ step: 'method', partner: null });
    });
  });

  it('leaves no date of birth, name or token in a log, and nothing unsealed', async () => {
    const token = await waiting();
    await resume(await newBrowser(test), token, wrongDate);
    const rows = await test.database.db.selectFrom('tickets').selectAll().execute();
    const all = `${logged.join('')}${JSON.stringify(rows)}`;
    for (const secret of [mei.address, mei.dateOfBirth, '1990-03-09', '@example.org', token])
      expect(all).not.toContain(secret);
    expect(logged.join('')).toContain(resumeSignup.path);
  });
});
