import { beginSignup, cancelSignup, postDemographics, postUserLoginCredential } from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { signIn } from '../../accounts/testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import {
  acceptTerms,
  atMethod,
  atTerms,
  credentials,
  importTestPatients,
  mei,
  newBrowser,
  solveForm,
  standing,
  verified,
} from '../testing/sign-up.ts';

describe.each(callEngines)('races of sign-ups on %s (issue 5: exactly one wins)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

  const won = (replies: readonly LightMyRequestResponse[]) => replies.filter(({ statusCode }) => statusCode === 200);
  const told = (replies: readonly LightMyRequestResponse[]) =>
    replies.filter(({ statusCode }) => statusCode !== 200).map(refusalOf);
  const several = <Result>(count: number, make: (at: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, at) => make(at)));
  const accountsNow = async () => (await test.database.db.selectFrom('accounts').select('account_id').execute()).length;
  const choose = (browser: TestBrowser, chosen: object) => browser.post(postUserLoginCredential.path, chosen);

  it('five people want one username: one gets it, the others are told 1010', async () => {
    const browsers = await several(5, () => verified(test));
    const chosen = credentials({ userId: 'wanted.by.all' });
    const before = await accountsNow();
    const replies = await Promise.all(browsers.map((browser) => choose(browser, chosen)));
    expect(won(replies)).toHaveLength(1);
    expect(told(replies)).toEqual(Array(4).fill(refused('usernameTaken')));
    expect((await accountsNow()) - before).toBe(1);
    const steps = await Promise.all(browsers.map(standing));
    expect(steps.map(({ step }) => step).toSorted()).toEqual([...Array(4).fill('credentials'), 'terms']);
  });

  it('five browsers sign up for one patient: one account is made, the others are told 1004', async () => {
    await importTestPatients(test, [{ mrn: 'AB-7301', first: 'Paz', last: 'Raced', zip: '94107' }]);
    const paz = { firstName: 'Paz', lastName: 'Raced', dateOfBirth: '2/29/1984', stanfordPatient: true };
    const browsers = await several(5, () => verified(test, paz));
    const before = await accountsNow();
    const replies = await Promise.all(browsers.map((browser) => choose(browser, credentials())));
    expect(won(replies)).toHaveLength(1);
    expect(told(replies)).toEqual(Array(4).fill(refused('patientHasAccount')));
    expect((await accountsNow()) - before).toBe(1);
    expect(await test.database.db.selectFrom('patient_accounts').selectAll().execute()).toHaveLength(1);
  });

  it('two tabs send the same credentials: the second is out of turn, and is not told that its own name is taken', async () => {
    const browser = await verified(test);
    const chosen = credentials();
    const replies = await several(5, () => choose(browser, chosen));
    expect(won(replies)).toHaveLength(1);
    expect(told(replies)).toEqual(Array(4).fill(refused('outOfTurn')));
    expect(await standing(browser)).toMatchObject({ step: 'terms', username: chosen.userId });
  });

  it('two tabs choose two usernames: one account is made, and it is the one that is told', async () => {
    const browser = await verified(test);
    const before = await accountsNow();
    const replies = await several(5, () => choose(browser, credentials()));
    expect(won(replies)).toHaveLength(1);
    expect((await accountsNow()) - before).toBe(1);
    expect((await standing(browser)).username).toBe(won(replies)[0]?.json().response.username);
  });

  it('the terms are accepted once, whatever is pressed', async () => {
    const { browser } = await atTerms(test);
    const replies = await several(5, () => acceptTerms(browser));
    expect(won(replies)).toHaveLength(1);
    expect(told(replies)).toEqual(Array(4).fill(refused('outOfTurn')));
  });

  it('one captcha begins one sign-up', async () => {
    const browsers = await several(5, () => newBrowser(test));
    const [first] = browsers;
    const captchaResponse = first === undefined ? '' : await solveForm(first, 'signUp');
    const replies = await Promise.all(browsers.map((browser) => browser.post(beginSignup.path, { captchaResponse })));
    expect(won(replies)).toHaveLength(1);
    expect(told(replies)).toEqual(Array(4).fill(refused('captchaRefused')));
  });

  it('two tabs correct the form at once: what one of them said stands whole', async () => {
    const browser = await atMethod(test);
    const cities = ['Oakland', 'Fresno', 'Eureka'];
    const replies = await Promise.all(cities.map((city) => browser.post(postDemographics.path, { ...mei, city })));
    expect(won(replies).length).toBeGreaterThanOrEqual(1);
    expect(told(replies).every((each) => each.errorCode === refused('outOfTurn').errorCode)).toBe(true);
    const last = won(replies).map((each) => each.json().response.demographics.city);
    expect(last).toContain((await standing(browser)).demographics?.city);
  });

  it('a cancel always comes through, and either the account is gone or its terms were accepted first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { browser, userId, password } = await atTerms(test);
      const [accepted, cancelled] = await Promise.all([acceptTerms(browser), browser.post(cancelSignup.path, {})]);
      expect(cancelled.statusCode).toBe(200);
      const signedIn = await signIn(await newBrowser(test), { username: userId, password });
      expect(signedIn.statusCode === 200).toBe(accepted.statusCode === 200);
    }
  });

  it('a cancel while the account is being made leaves none behind, or one that was told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = await verified(test);
      const before = await accountsNow();
      const [made, cancelled] = await Promise.all([
        choose(browser, credentials()),
        browser.post(cancelSignup.path, {}),
      ]);
      expect(cancelled.statusCode).toBe(200);
      expect((await standing(browser)).step).toBe('start');
      expect([200, refused('outOfTurn').status]).toContain(made.statusCode);
      expect(await accountsNow()).toBe(before);
    }
  });
});
