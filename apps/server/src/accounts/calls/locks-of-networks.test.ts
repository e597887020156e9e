import { randomUUID } from 'node:crypto';
import { type CaptchaForm, getCaptcha, myHealthLogin } from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captchaDisabled } from '../../adapters/captcha-disabled.ts';
import { callEngines } from '../../testing/databases.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, signIn, type TestAccount } from '../testing/account.ts';
import { begin, mailedTicket, newPassword, newPerson, update } from '../testing/recovery.ts';

// security.md A8: 50 tries from 50 /64s of one /48 locked the owner out of every new device, and of the mailed link.
// A15: 61 wrong sign-ins in a minute shut a hospital's Wi-Fi out.

describe.each(callEngines)('tries of strangers on %s (issue 12, point 7; decision 79)', (engine) => {
  let test: TestApp;
  let owner: TestAccount;
  let own: TestBrowser;
  const deviceId = randomUUID();
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 240 } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ account: owner, browser: own } = await newPerson(test));
    await signIn(own, owner, deviceId);
    test.clock.advance(61);
  });

  const from = (address: string) => createBrowser(test.app, { address });
  const wrong = (browser: TestBrowser, who: { username: string } = owner) =>
    signIn(browser, { username: who.username, password: 'wrong' });

  async function answerOf(browser: TestBrowser, form: CaptchaForm = 'signIn'): Promise<string> {
    const { challenge } = (await browser.get(`${getCaptcha.path}?form=${form}`)).json().response;
    return solveCaptcha(challenge);
  }

  async function signInWithCaptcha(browser: TestBrowser, password = owner.password, answer?: string) {
    const captchaResponse = answer ?? (await answerOf(browser));
    return browser.post(myHealthLogin.path, { username: owner.username, password, captchaResponse });
  }

  /** How many wrong passwords were in fact compared since the clock was last moved. */
  async function judged(work: () => Promise<unknown>): Promise<number> {
    const count = async () => {
      const rows = await test.database.db
        .selectFrom('audit_entries')
        .select('details')
        .where('event', 'in', ['signInRefused', 'signInLocked'])
        .execute();
      return rows.filter(({ details }) => details['reason'] === 'password').length;
    };
    const before = await count();
    await work();
    return (await count()) - before;
  }

  const manyAt = async (addresses: readonly string[], who?: { username: string }) => {
    const browsers = await Promise.all(addresses.map(from));
    await Promise.all(browsers.map((browser) => wrong(browser, who)));
  };

  it('200 at once from one address: five are judged, and the owner gets in everywhere', async () => {
    const here = '198.18.0.1';
    expect(await judged(() => manyAt(Array.from({ length: 200 }, () => here)))).toBe(5);
    expect((await signIn(await from(here), owner, deviceId)).statusCode).toBe(200);
    const shared = await from(here);
    expect((await update(shared, await mailedTicket(test, shared, owner))).statusCode).toBe(200);
    expect((await signIn(await from('198.19.0.1'), { ...owner, password: newPassword })).statusCode).toBe(200);
    // The link has lifted the lock; what is left is the captcha for an address of 200 sign-ins in a minute.
    expect((await signInWithCaptcha(shared, newPassword)).statusCode).toBe(200);
  });

  it('500 at once from 500 networks: fifty are judged, and the owner gets in, on a new device with a captcha', async () => {
    const networks = Array.from({ length: 500 }, (_, at) =>
      at % 2 === 0 ? `198.${18 + (at >> 9)}.${(at >> 1) & 255}.1` : `2001:db8:${at.toString(16)}::1`,
    );
    expect(await judged(() => manyAt(networks))).toBe(50);
    const elsewhere = await from('203.0.113.9');
    expect(refusalOf(await signIn(elsewhere, owner))).toEqual(refused('captchaRefused'));
    expect((await signIn(elsewhere, owner, deviceId)).statusCode).toBe(200);
    const ticket = await mailedTicket(test, await from('203.0.113.10'), owner);
    expect((await signInWithCaptcha(await from('203.0.113.11'))).statusCode).toBe(200);
    expect((await update(elsewhere, ticket)).statusCode).toBe(200);
  });

  it.each([
    ['an IPv6 /56', 10, (at: number) => `2001:db8:a:1${at.toString(16).padStart(2, '0')}::1`, '2001:db8:a:2ff::1'],
    ['an IPv6 /48', 20, (at: number) => `2001:db8:b:${(at << 8).toString(16)}::1`, '2001:db8:c:0::1'],
    ['an IPv4 /24', 20, (at: number) => `198.51.100.${at + 1}`, '198.51.101.1'],
  ])('those of %s count together up to %i, and others are asked nothing', async (_what, limit, addressOf, outside) => {
    const addresses = Array.from({ length: 50 }, (_, at) => addressOf(at));
    expect(await judged(() => manyAt(addresses))).toBe(limit);
    expect(refusalOf(await wrong(await from(addressOf(60))))).toEqual(refused('captchaRefused'));
    expect((await signIn(await from(outside), owner)).statusCode).toBe(200);
  });

  it('a captcha buys one try, at its own form, and never more at one address than without', async () => {
    await manyAt(Array.from({ length: 50 }, (_, at) => `198.18.${at}.7`));
    const stranger = await from('192.0.2.1');
    const answer = await answerOf(stranger);
    expect(refusalOf(await signInWithCaptcha(stranger, 'wrong', answer))).toEqual(refused('invalidLogin'));
    expect(refusalOf(await signInWithCaptcha(stranger, 'wrong', answer))).toEqual(refused('captchaRefused'));
    const other = await answerOf(stranger, 'recovery');
    expect(refusalOf(await signInWithCaptcha(stranger, 'wrong', other))).toEqual(refused('captchaRefused'));
    for (let count = 0; count < 3; count += 1) await signInWithCaptcha(stranger, 'wrong');
    expect(refusalOf(await signInWithCaptcha(stranger, 'wrong'))).toEqual(refused('loginLockout'));
    expect(refusalOf(await signInWithCaptcha(stranger))).toEqual(refused('loginLockout'));
  });

  it('a name that nobody has is met alike', async () => {
    const nobody = { username: `nobody.${randomUUID().slice(0, 8)}` };
    await manyAt(Array.from({ length: 50 }, (_, at) => `198.18.${at}.8`));
    await manyAt(
      Array.from({ length: 50 }, (_, at) => `198.18.${at}.9`),
      nobody,
    );
    const [known, unknown] = [await wrong(await from('192.0.2.2')), await wrong(await from('192.0.2.3'), nobody)];
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
  });

  it('61 wrong passwords of one person shut nobody of a ward out: a captcha opens, and a known device needs none', async () => {
    const ward = '203.0.113.77';
    const guesser = await from(ward);
    for (let count = 0; count < 61; count += 1) await wrong(guesser, { username: `name${count}` });
    expect((await signIn(await from(ward), owner, deviceId)).statusCode).toBe(200);
    const visitor = await from(ward);
    expect(refusalOf(await signIn(visitor, owner))).toEqual(refused('captchaRefused'));
    expect((await signInWithCaptcha(visitor)).statusCode).toBe(200);
    test.clock.advance(61);
    expect((await signIn(await from(ward), owner)).statusCode).toBe(200);
  });

  it('recoveries are met by a captcha of their own form', async () => {
    const other = (await newPerson(test)).account;
    for (let at = 0; at < 50; at += 1) await begin(await from(`198.18.${at}.11`), other);
    const browser = await from('192.0.2.11');
    expect(refusalOf(await begin(browser, other))).toEqual(refused('captchaRefused'));
    const captchaResponse = await answerOf(browser, 'recovery');
    expect((await begin(browser, other, { captchaResponse })).statusCode).toBe(200);
  });

  it('where captcha is disabled they lock, as before', async () => {
    const { clock } = test;
    const without = await buildTestApp(engine, { captcha: captchaDisabled(clock), settings: { callsPerMinute: 240 } });
    const account = await createTestAccount(without);
    for (let at = 0; at < 20; at += 1)
      await signIn(await createBrowser(without.app, { address: `198.51.100.${at}` }), {
        ...account,
        password: 'wrong',
      });
    const browser = await createBrowser(without.app, { address: '198.51.100.99' });
    expect(refusalOf(await signIn(browser, account))).toEqual(refused('loginLockout'));
    for (let count = 0; count < 61; count += 1) await signIn(browser, { username: `name${count}`, password: 'wrong' });
    expect(refusalOf(await signIn(browser, account))).toEqual(refused('tooManyRequests'));
    await without.close();
  });
});
