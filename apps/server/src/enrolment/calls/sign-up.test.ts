import { beginSignup, postDemographics, postUserLoginCredential } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { unsealProfile } from '../../accounts/profile.ts';
import { findAccountByUsername } from '../../accounts/queries/accounts.ts';
import { wordingOf } from '../../platform/terms/terms.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { signIn } from '../../accounts/testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { arrived } from '../../accounts/testing/recovery.ts';
import {
  acceptTerms,
  atMethod,
  atTerms,
  begin,
  credentials,
  importTestPatients,
  mei,
  newBrowser,
  nothingBegun,
  putAt,
  solveForm,
  standing,
  verified,
} from '../testing/sign-up.ts';
import { employee, requestAccount } from '../testing/partners.ts';
import { cards, choose, showCard } from '../testing/verification.ts';

describe.each(callEngines)('sign-up in five steps on %s (spec §2, §4)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

  const accountOf = (username: string) =>
    findAccountByUsername(test.database.db, usernameKeys(test.settings.keys, username));

  describe('the whole way', () => {
    it('leads from step 1 to an account that can sign in', async () => {
      const browser = await newBrowser(test);
      expect(await standing(browser)).toEqual(nothingBegun);

      const begun = await begin(browser, { stanfordPatient: false });
      const verificationMethods = ['creditCard', 'questionBased'];
      expect(begun.json().response).toEqual({ ...nothingBegun, step: 'demographics', verificationMethods });

      const given = (await browser.post(postDemographics.path, mei)).json().response;
      expect(given).toMatchObject({ step: 'method', verificationMethods: ['creditCard', 'questionBased'] });

      expect((await choose(browser, 'creditCard')).json().response).toMatchObject({
        step: 'card',
        ways: ['creditHistory', 'activationCode'],
      });
      expect((await showCard(browser, cards.accepted)).json().response).toMatchObject({
        step: 'credentials',
        ways: [],
      });

      const chosen = credentials({ userId: 'Mei.Tanaka' });
      const created = await browser.post(postUserLoginCredential.path, chosen);
      expect(created.json().response).toMatchObject({ step: 'terms', username: 'Mei.Tanaka' });

      const done = (await acceptTerms(browser)).json().response;
      expect(done).toEqual({
        ...nothingBegun,
        step: 'done',
        verificationMethod: 'creditCard',
        username: 'Mei.Tanaka',
      });
      expect((await signIn(browser, { username: 'mei.tanaka', password: chosen.password })).statusCode).toBe(200);
    });

    it.each([
      ['with the first step', 'questionBased', undefined],
      ['once the person is known', '', 'questionBased'],
    ])('takes the verification method %s (spec §3: "Sign-up: verificationMethod")', async (_, first, then) => {
      const browser = await newBrowser(test);
      await begin(browser, { verificationMethod: first });
      await browser.post(postDemographics.path, mei);
      if (then !== undefined) await browser.post(beginSignup.path, { verificationMethod: then });
      expect(await standing(browser)).toMatchObject({ step: 'questions', verificationMethod: 'questionBased' });
    });

    it('stays at the choice where the method that was named cannot be chosen', async () => {
      const browser = await newBrowser(test);
      await begin(browser, { verificationMethod: 'phone' });
      await browser.post(postDemographics.path, mei);
      expect(await standing(browser)).toMatchObject({ step: 'method', verificationMethod: null });
    });

    it('keeps who the account belongs to, and how to reach them', async () => {
      const { browser, userId } = await atTerms(test);
      await acceptTerms(browser);
      const account = await accountOf(userId);
      expect(account && unsealProfile(test.settings.keys, account)).toMatchObject({
        username: userId,
        firstName: 'Mei',
        lastName: 'Tanaka',
        birthDate: '1990-03-09',
        zip: '94107',
        email: 'mei.tanaka@example.org',
        phones: ['+14155550123', '+14155550188'],
        language: 'en',
      });
    });

    it('keeps the partner through whom its owner enrolled', async () => {
      const browser = await newBrowser(test);
      const requested = await requestAccount(browser, 'harbor', { credential: employee });
      await begin(browser, { partner: 'harbor', partnerToken: requested.json().response.token });
      await browser.post(postDemographics.path, mei);
      await putAt(test, browser, { step: 'credentials', method: 'creditCard', verifiedBy: 'creditCard' });
      const chosen = credentials();
      await browser.post(postUserLoginCredential.path, chosen);
      expect((await acceptTerms(browser)).json().response).toMatchObject({ step: 'done', partner: 'harbor' });
      const account = await accountOf(chosen.userId);
      expect(account && unsealProfile(test.settings.keys, account).partner).toBe('harbor');
    });

    it('tells the person by mail, in the language in which they signed up', async () => {
      const email = 'lista@example.org';
      const browser = await verified(test, { email });
      await browser.post(postUserLoginCredential.path, credentials(), { 'accept-language': 'es' });
      await acceptTerms(browser);
      // The other one asks to confirm the address (decision 100).
      const mails = await arrived(test, email, 2);
      expect(mails.map(({ subject }) => subject)).toContain('Su cuenta está lista');
      for (const { text } of mails) expect(text).not.toContain('newcomer');
    });

    it('stands in the audit trail, without any data of the person', async () => {
      const { browser, userId } = await atTerms(test, { lastName: 'Onrecord' });
      await acceptTerms(browser);
      const accountId = (await accountOf(userId))?.account_id;
      const { accountTerms } = test.settings.healthSystem;
      const entries = await test.database.db
        .selectFrom('audit_entries')
        .select(['event', 'details'])
        .where('account_id', '=', accountId ?? '')
        .orderBy('number')
        .execute();
      expect(entries.map(({ event, details }) => [event, { ...details, address: undefined }])).toEqual([
        ['accountCreated', { by: 'signUp', isPatient: false }],
        [
          'termsAccepted',
          { version: accountTerms.version, wording: wordingOf(accountTerms.paragraphs), language: 'en' },
        ],
      ]);
    });

    it('shows what was given again, but for the national id', async () => {
      const browser = await atMethod(test, { nationalId: '219-09-9999', country: 'United States of America' });
      const { nationalId: _nationalId, ...shown } = mei;
      expect((await standing(browser)).demographics).toEqual({
        ...shown,
        country: 'US',
        mobilePhone: '415-555-0123',
        workPhone: '415-555-0188 x42',
      });
    });
  });

  describe('step 1', () => {
    it.each(['', 'nonsense', 'accepted:signUp'])(
      'is refused without a captcha: %j (spec §5)',
      async (captchaResponse) => {
        const browser = await newBrowser(test);
        expect(refusalOf(await browser.post(beginSignup.path, { captchaResponse }))).toEqual(refused('captchaRefused'));
        expect(await standing(browser)).toEqual(nothingBegun);
      },
    );

    it('takes the answer to a captcha once, and none of another form', async () => {
      const browser = await newBrowser(test);
      const captchaResponse = await solveForm(browser, 'signUp');
      expect((await browser.post(beginSignup.path, { captchaResponse })).statusCode).toBe(200);
      const second = await newBrowser(test);
      expect(refusalOf(await second.post(beginSignup.path, { captchaResponse }))).toEqual(refused('captchaRefused'));
      const other = await solveForm(second, 'phoneLookup');
      expect(refusalOf(await second.post(beginSignup.path, { captchaResponse: other }))).toEqual(
        refused('captchaRefused'),
      );
    });

    it('can be said again until a method is chosen; then who it is is asked again, and what was given is shown', async () => {
      const browser = await atMethod(test);
      const again = await browser.post(beginSignup.path, { stanfordPatient: true });
      expect(again.json().response).toMatchObject({
        step: 'demographics',
        stanfordPatient: true,
        demographics: { lastName: 'Tanaka' },
      });
      await browser.post(postDemographics.path, mei);
      await putAt(test, browser, { step: 'card', method: 'creditCard' });
      expect(refusalOf(await begin(browser))).toEqual(refused('outOfTurn'));
    });

    it('is refused within a partner whose session is not verified', async () => {
      const browser = await newBrowser(test);
      for (const more of [{ partner: 'yahoo' }, { partner: 'yahoo', partnerToken: 'made up' }, { partner: 'nobody' }])
        expect(refusalOf(await begin(browser, more))).toEqual(refused('partnerUnverified'));
      expect(await standing(browser)).toEqual(nothingBegun);
    });
  });

  describe('step 2', () => {
    it('names the fields that are wrong, and keeps where one stands', async () => {
      const browser = await newBrowser(test);
      await begin(browser);
      const wrong = { ...mei, firstName: 'Me1', zip: '9410', dateOfBirth: '2/30/1990', workPhone: '12' };
      const reply = await browser.post(postDemographics.path, wrong);
      expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
      expect(reply.json().meta.fields.toSorted()).toEqual(['dateOfBirth', 'firstName', 'workPhone', 'zip']);
      expect(await standing(browser)).toMatchObject({ step: 'demographics', demographics: null });
    });

    it('can be corrected until a method is chosen, also in whether one is a patient', async () => {
      const browser = await atMethod(test);
      const corrected = await browser.post(postDemographics.path, { ...mei, city: 'Oakland', stanfordPatient: true });
      expect(corrected.json().response).toMatchObject({
        step: 'method',
        stanfordPatient: true,
        phoneLastFour: expect.stringMatching(/^\d{4}$/),
        verificationMethods: ['phone', 'creditCard', 'questionBased'],
        demographics: { city: 'Oakland' },
      });
      await putAt(test, browser, { step: 'questions', method: 'questionBased' });
      expect(refusalOf(await browser.post(postDemographics.path, mei))).toEqual(refused('outOfTurn'));
    });

    it('begins nothing by itself, whatever it says', async () => {
      const browser = await newBrowser(test);
      for (const stanfordPatient of [true, false])
        expect(refusalOf(await browser.post(postDemographics.path, { ...mei, stanfordPatient }))).toEqual(
          refused('outOfTurn'),
        );
    });

    it('offers the phone on file to a patient, a mobile one first', async () => {
      await importTestPatients(test, [{ mrn: 'AB-7001', first: 'Ines', last: 'Phoned', zip: '94107' }]);
      const ines = { firstName: 'Ines', lastName: 'Phoned', dateOfBirth: '2/29/1984', stanfordPatient: true };
      const browser = await atMethod(test, { ...ines, medicalRecordNumber: 'ab 7001' });
      expect(await standing(browser)).toMatchObject({ step: 'method', phoneLastFour: '0121' });
    });
  });

  it('knows nobody who is not signed in: a sign-up gives no session', async () => {
    const { browser } = await atTerms(test);
    await acceptTerms(browser);
    expect(Object.keys(browser.cookies)).toEqual(['portico-browser']);
  });
});
