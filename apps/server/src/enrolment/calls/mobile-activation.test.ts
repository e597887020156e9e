import { getMobileActivation, lookUpMobileActivation } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { findAccountByUsername } from '../../accounts/queries/accounts.ts';
import { deleteUnusedCodes } from '../queries/access-codes.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, signIn } from '../../accounts/testing/account.ts';
import {
  chooseByMobile,
  issue,
  lookUp,
  lookUpLink,
  newBrowser,
  newPatient,
  password,
  statusIn,
} from '../testing/activation.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { arrived } from '../../accounts/testing/recovery.ts';

const SESSION = 20 * 60;
const DAY = 24 * 3600;

describe.each(callEngines)('activation by text message on %s (spec §4 "Mobile activation", §8)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

  const status = async (browser: TestBrowser) => statusIn(await browser.get(getMobileActivation.path));
  const issueLink = (changes: Parameters<typeof newPatient>[0] = {}) =>
    issue(test, { channel: 'sms', issuedTo: newPatient(changes) });
  const nothing = { step: 'lookup', expires: null, username: null };
  const wrong = { zipCode: '60601' };

  it('leads from the link to an account that can sign in: sending the credentials accepts the terms', async () => {
    const browser = await newBrowser(test);
    expect(await status(browser)).toEqual(nothing);
    const expires = test.clock.now().getTime() / 1000 + SESSION;
    const begun = { ...nothing, step: 'credentials', expires };
    const link = await issueLink({ email: 'rosa@mobile.example' });
    expect(statusIn(await lookUpLink(browser, link))).toEqual(begun);
    expect(await status(browser)).toEqual(begun);
    const done = { ...begun, step: 'done', username: 'mobile.rosa' };
    expect(statusIn(await chooseByMobile(browser, 'mobile.rosa'))).toEqual(done);
    expect(await status(browser)).toEqual(done);
    expect((await signIn(browser, { username: 'mobile.rosa', password })).statusCode).toBe(200);
    const mails = await arrived(test, 'rosa@mobile.example', 2);
    expect(mails.map(({ subject }) => subject)).toContain('Your account is ready');
  });

  it.each([
    ['the ZIP code of any address on file', { zipCode: '10001' }],
    ['ZIP+4', { zipCode: '94110-4321' }],
    ['leading zeros', { monthOfBirth: '03' }],
  ])('takes %s', async (_, more) =>
    expect(statusIn(await lookUpLink(await newBrowser(test), await issueLink(), more)).step).toBe('credentials'),
  );

  it('takes the postal code of another country', async () => {
    const link = await issueLink({ zips: ['K1A 0B1'] });
    expect(statusIn(await lookUpLink(await newBrowser(test), link, { zipCode: 'k1a0b1' })).step).toBe('credentials');
  });

  it('names the fields that cannot be right of anybody', async () => {
    const input = { activationToken: 'x', monthOfBirth: '2', dayOfBirth: '30', yearOfBirth: '1979', zipCode: '-' };
    expect((await (await newBrowser(test)).post(lookUpMobileActivation.path, input)).json().meta).toMatchObject({
      errorCode: 2000,
      fields: ['monthOfBirth', 'dayOfBirth', 'yearOfBirth', 'zipCode'],
    });
  });

  describe('a link', () => {
    it('that nobody issued is invalid (1007)', async () => {
      const link = await issueLink();
      const reply = await lookUpLink(await newBrowser(test), { ...link, code: 'made-up' });
      expect(refusalOf(reply)).toEqual({ status: 404, code: 404, errorCode: 1007 });
    });

    it('is invalid after seven days, to the second', async () => {
      const link = await issueLink();
      test.clock.advance(7 * DAY - 1);
      expect(statusIn(await lookUpLink(await newBrowser(test), link)).step).toBe('credentials');
      test.clock.advance(1);
      expect(refusalOf(await lookUpLink(await newBrowser(test), link))).toEqual(refused('activationInvalid'));
    });

    it('is invalid once it was used', async () => {
      const link = await issueLink();
      const browser = await newBrowser(test);
      await lookUpLink(browser, link);
      await chooseByMobile(browser, 'used.link');
      expect(refusalOf(await lookUpLink(browser, link))).toEqual(refused('activationInvalid'));
      expect(refusalOf(await lookUpLink(await newBrowser(test), link))).toEqual(refused('activationInvalid'));
    });

    it('is invalid from the fifth failure on, and refuses wrong data before', async () => {
      const link = await issueLink();
      const names = [];
      for (let count = 0; count < 6; count += 1) {
        names.push((await lookUpLink(await newBrowser(test), link, wrong)).json().meta.errorCode);
      }
      expect(names).toEqual([2036, 2036, 2036, 2036, 1007, 1007]);
      expect(refusalOf(await lookUpLink(await newBrowser(test), link))).toEqual(refused('activationInvalid'));
    });

    it('is judged five times at most when fifty come at once', async () => {
      const link = await issueLink();
      const browsers = await Promise.all(Array.from({ length: 10 }, () => newBrowser(test)));
      const all = browsers.flatMap((browser) => Array.from({ length: 5 }, () => lookUpLink(browser, link, wrong)));
      const codes = (await Promise.all(all)).map((reply) => reply.json().meta.errorCode);
      expect(codes.filter((code) => code === 2036)).toHaveLength(4);
      expect(codes.filter((code) => code === 1007)).toHaveLength(46);
    });

    it('is no access code, nor is an access code a link', async () => {
      const letter = await issue(test);
      expect(refusalOf(await lookUpLink(await newBrowser(test), letter))).toEqual(refused('activationInvalid'));
      expect((await lookUp(await newBrowser(test), await issueLink())).json().meta.fields).toEqual(['accessCode']);
    });

    it('can be opened again while its session lasts, which begins it anew', async () => {
      const link = await issueLink();
      const browser = await newBrowser(test);
      await lookUpLink(browser, link);
      test.clock.advance(60);
      const { expires } = statusIn(await lookUpLink(browser, link));
      expect(expires).toBe(test.clock.now().getTime() / 1000 + SESSION);
    });
  });

  describe('the credentials', () => {
    const atCredentials = async (): Promise<TestBrowser> => {
      const browser = await newBrowser(test);
      await lookUpLink(browser, await issueLink());
      return browser;
    };

    it('are named as the mobile pages name them (spec §3)', async () => {
      const input = { reenteredUsername: 'other', reenteredPassword: 'other' };
      expect((await chooseByMobile(await atCredentials(), 'rosa', input)).json().meta.fields).toEqual([
        'reenteredUsername',
        'reenteredPassword',
      ]);
    });

    it('are refused one by one: 1010, 1008, the password; then they are taken', async () => {
      await createTestAccount(test, { profile: { username: 'taken.mobile' } });
      const browser = await atCredentials();
      expect(refusalOf(await chooseByMobile(browser, 'taken.mobile'))).toEqual(refused('usernameTaken'));
      const answered = await chooseByMobile(browser, 'fine.mobile', { securityAnswer: 'fine.mobile!' });
      expect(answered.json()).toMatchObject({
        meta: { errorCode: 1008 },
        response: { message: 'Your answer contains your username. Choose another answer.' },
      });
      const weak = { password: 'password1', reenteredPassword: 'password1' };
      expect(refusalOf(await chooseByMobile(browser, 'fine.mobile', weak))).toEqual(refused('passwordRefused'));
      expect(statusIn(await chooseByMobile(browser, 'fine.mobile')).step).toBe('done');
    });

    it('are refused where the patient has an account (1004)', async () => {
      const link = await issueLink();
      const browser = await newBrowser(test);
      await lookUpLink(browser, link);
      const other = await newBrowser(test);
      await lookUpLink(other, link);
      await chooseByMobile(browser, 'first.mobile');
      expect(refusalOf(await chooseByMobile(other, 'second.mobile'))).toEqual(refused('patientHasAccount'));
    });

    it('are out of turn before the lookup, and when they are sent again', async () => {
      expect(refusalOf(await chooseByMobile(await newBrowser(test), 'early.mobile'))).toEqual(refused('outOfTurn'));
      const browser = await atCredentials();
      await chooseByMobile(browser, 'once.mobile');
      expect(refusalOf(await chooseByMobile(browser, 'again.mobile'))).toEqual(refused('outOfTurn'));
      const names = usernameKeys(test.settings.keys, 'again.mobile');
      expect(await findAccountByUsername(test.database.db, names)).toBeUndefined();
    });

    it('are invalid where staff took the link back (1007)', async () => {
      const link = await issueLink();
      const browser = await newBrowser(test);
      await lookUpLink(browser, link);
      await test.database.db.transaction().execute((trx) => deleteUnusedCodes(trx, link.patientId ?? ''));
      expect(refusalOf(await chooseByMobile(browser, 'taken.back'))).toEqual(refused('activationInvalid'));
    });

    it('are taken at the second of the expiry, and invalid a second later (spec §4)', async () => {
      const [inTime, late] = [await atCredentials(), await atCredentials()];
      test.clock.advance(SESSION);
      expect(statusIn(await chooseByMobile(inTime, 'just.in.time')).step).toBe('done');
      test.clock.advance(1);
      expect(refusalOf(await chooseByMobile(late, 'too.late'))).toEqual(refused('activationInvalid'));
      expect((await status(late)).step).toBe('invalid');
      expect(statusIn(await lookUpLink(late, await issueLink())).step).toBe('credentials');
    });
  });
});
