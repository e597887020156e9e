import { getActivation } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { unsealProfile } from '../../accounts/profile.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import { findAccountByUsername } from '../../accounts/queries/accounts.ts';
import { deleteUnusedCodes } from '../queries/access-codes.ts';
import { findInsuranceOnFile } from '../../estimates/queries/insurances.ts';
import { unsealInsurance } from '../../estimates/insurance/insurance.ts';
import { writePartnerData } from '../partners/partner-ticket.ts';
import { wordingOf } from '../../platform/terms/terms.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { issueTicket } from '../../accounts/tickets.ts';
import { createTestAccount, signIn } from '../../accounts/testing/account.ts';
import {
  acceptTerms,
  atTerms,
  cancel,
  choose,
  issue,
  lookUp,
  newBrowser,
  newPatient,
  password,
  statusIn,
} from '../testing/activation.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { arrived } from '../../accounts/testing/recovery.ts';

describe.each(callEngines)('activation by access code on %s (spec §4, §8)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

  const status = async (browser: TestBrowser) => statusIn(await browser.get(getActivation.path));
  const accountOf = (username: string) =>
    findAccountByUsername(test.database.db, usernameKeys(test.settings.keys, username));
  const nothing = { step: 'lookup', partner: null, expires: null, username: null };

  describe('the whole way', () => {
    it('leads from the code to an account that can sign in', async () => {
      const browser = await newBrowser(test);
      expect(await status(browser)).toEqual(nothing);
      const expires = test.clock.now().getTime() / 1000 + 30 * 60;
      const begun = { ...nothing, step: 'credentials', expires };
      const issued = await issue(test);
      expect(statusIn(await lookUp(browser, issued))).toEqual(begun);
      expect(await status(browser)).toEqual(begun);

      const created = { ...begun, step: 'terms', username: 'Rosa.Delgado' };
      expect(statusIn(await choose(browser, 'Rosa.Delgado'))).toEqual(created);
      expect(await status(browser)).toEqual(created);
      expect(refusalOf(await signIn(browser, { username: 'rosa.delgado', password }))).toEqual(refused('invalidLogin'));

      const done = { ...created, step: 'done' };
      expect(statusIn(await acceptTerms(browser, 'rosa.delgado'))).toEqual(done);
      expect(await status(browser)).toEqual(done);
      expect((await signIn(browser, { username: 'rosa.delgado', password })).statusCode).toBe(200);
    });

    it('makes the account of what the hospital knows, and tells its owner', async () => {
      const issuedTo = newPatient({ email: 'rosa@registry.example', phones: ['+16505550111', '+14155550112'] });
      const issued = await issue(test, { issuedTo });
      const browser = await atTerms(test, 'known.rosa', issued);
      await acceptTerms(browser, 'known.rosa');
      const account = await accountOf('known.rosa');
      expect(account?.patient_id).toBe(issued.patientId);
      expect(account && unsealProfile(test.settings.keys, account)).toEqual({
        username: 'known.rosa',
        firstName: 'Rosa',
        lastName: 'Delgado',
        birthDate: '1979-03-14',
        zip: '94110',
        email: 'rosa@registry.example',
        phones: ['+16505550111', '+14155550112'],
        language: 'en',
      });
      const mails = await arrived(test, 'rosa@registry.example', 2);
      expect(mails.map(({ subject }) => subject)).toContain('Your account is ready');
    });

    it('puts the insurance on file that the hospital knows: in force, her own, and with an insurer of the portal', async () => {
      const base = { groupNumber: null, relationship: 'self', start: null, end: null };
      const issuedTo = newPatient({
        coverage: [
          { ...base, payorName: 'Meridian', subscriberId: 'OLD-1', end: '2025-12-31' },
          { ...base, payorName: 'Meridian', subscriberId: 'CHILD-1', relationship: 'child' },
          { ...base, payorName: 'Nobody Mutual of Nowhere', subscriberId: 'ODD-1' },
          { ...base, payorName: 'MERIDIAN', subscriberId: 'ACTIVE-9', groupNumber: 'G-1', start: '2026-01-01' },
        ],
      });
      const browser = await atTerms(test, 'insured.rosa', await issue(test, { issuedTo }));
      await acceptTerms(browser, 'insured.rosa');
      const account = await accountOf('insured.rosa');
      const onFile = await findInsuranceOnFile(test.database.db, account?.account_id ?? '');
      expect(onFile && unsealInsurance(test.settings.keys, onFile)).toMatchObject({
        payorId: 'meridian',
        patientIsSubscriber: true,
        member: { firstName: 'Rosa', number: 'ACTIVE-9' },
        groupNumber: 'G-1',
      });
    });

    it('takes the code however it is typed, and the number with or without its hyphen', async () => {
      const issued = await issue(test);
      const more = {
        accessCode: ` ${issued.code.toLowerCase().replaceAll('-', ' ')} `,
        medicalRecordNumber: issued.issuedTo.number.replace('-', '').toLowerCase(),
      };
      expect(statusIn(await lookUp(await newBrowser(test), issued, more)).step).toBe('credentials');
    });

    it('takes the reference number of somebody without a record, who gets an account without one', async () => {
      const issued = await issue(test, { patientId: null, issuedTo: newPatient({ number: 'R-1234-5678' }) });
      const browser = await atTerms(test, 'new.rosa', issued);
      expect(statusIn(await acceptTerms(browser, 'new.rosa')).step).toBe('done');
      expect((await accountOf('new.rosa'))?.patient_id).toBeNull();
    });

    it('goes into the audit trail, without any data of the person', async () => {
      const issued = await issue(test, { channel: 'print' });
      const browser = await atTerms(test, 'audited.rosa', issued);
      await acceptTerms(browser, 'audited.rosa');
      const accountId = (await accountOf('audited.rosa'))?.account_id ?? '';
      const { accountTerms } = test.settings.healthSystem;
      const of = test.database.db.selectFrom('audit_entries').select(['event', 'details']).orderBy('number');
      const entries = await of.where('account_id', '=', accountId).execute();
      expect(entries.map(({ event, details }) => [event, { ...details, address: undefined }])).toEqual([
        ['accountCreated', { by: 'print', isPatient: true }],
        [
          'termsAccepted',
          { version: accountTerms.version, wording: wordingOf(accountTerms.paragraphs), language: 'en' },
        ],
      ]);
      const begun = await of.where('event', '=', 'activationBegun').execute();
      expect(begun.at(-1)?.details).toMatchObject({ channel: 'print' });
    });
  });

  describe('within a partner (spec §6)', () => {
    const partnerToken = (browser: TestBrowser) =>
      test.database.db.transaction().execute((trx) =>
        issueTicket(trx, {
          purpose: 'partner',
          accountId: null,
          data: writePartnerData('cisco'),
          browserHash: hashOf(Object.values(browser.cookies)[0] ?? ''),
          lifetimeSeconds: 3600,
          keys: test.settings.keys,
          now: test.clock.now(),
        }),
      );

    it('needs the verified session, and keeps the partner with the account', async () => {
      const browser = await newBrowser(test);
      const issued = await issue(test);
      expect(refusalOf(await lookUp(browser, issued, { partner: 'cisco' }))).toEqual(refused('partnerUnverified'));
      const token = await partnerToken(browser);
      const partner = { partner: 'cisco', partnerToken: token };
      expect(statusIn(await lookUp(browser, issued, partner))).toMatchObject({
        step: 'credentials',
        partner: 'cisco',
      });
      await choose(browser, 'partner.rosa');
      await acceptTerms(browser, 'partner.rosa');
      const account = await accountOf('partner.rosa');
      expect(account && unsealProfile(test.settings.keys, account).partner).toBe('cisco');
    });
  });

  describe('what is chosen in step 2', () => {
    let browser: TestBrowser;
    beforeAll(async () => {
      browser = await newBrowser(test);
      await lookUp(browser, await issue(test));
    });

    it('names the fields that are missing, wrong, or not as their confirmation', async () => {
      const input = {
        userIdVerification: 'another',
        passwordVerification: 'x',
        securityQuestion: 'none',
        securityAnswer: ' ',
      };
      expect((await choose(browser, 'rosa', input)).json().meta).toMatchObject({
        errorCode: 2000,
        fields: ['userIdVerification', 'passwordVerification', 'securityQuestion', 'securityAnswer'],
      });
      expect((await choose(browser, ' ', { password: '', passwordVerification: '' })).json().meta.fields).toEqual([
        'userId',
        'userIdVerification',
        'password',
        'passwordVerification',
      ]);
    });

    it('says what is wrong with the password, her own name among it', async () => {
      const reply = await choose(browser, 'rosa', { password: 'delgado', passwordVerification: 'delgado' });
      expect(reply.json()).toMatchObject({
        meta: { errorCode: 2022 },
        response: { passwordFaults: ['length', 'digit', 'personal', 'common'] },
      });
    });

    it('says what is wrong with the security answer, in the language of the visitor (1008)', async () => {
      const [english, spanish] = [
        await choose(browser, 'rosa', { securityAnswer: 'no' }),
        await choose(browser, 'rosa', { securityAnswer: 'mascota' }, { 'accept-language': 'es' }),
      ];
      expect(english.json()).toMatchObject({
        meta: { code: 400, errorCode: 1008, fields: ['securityAnswer'] },
        response: { message: 'Your answer is too short. Use at least 3 letters or numbers.' },
      });
      expect(spanish.json().response.message).toBe(
        'Su respuesta solo repite palabras de la pregunta. Elija otra respuesta.',
      );
    });

    it('refuses a username that is taken (1010), also by an account whose terms are not accepted yet', async () => {
      await createTestAccount(test, { profile: { username: 'taken' } });
      await atTerms(test, 'reserved');
      for (const name of ['Taken', 'reserved']) {
        expect(refusalOf(await choose(browser, name))).toEqual(refused('usernameTaken'));
      }
      expect((await status(browser)).step).toBe('credentials');
    });

    it('refuses where staff took the code back (1001)', async () => {
      const other = await newBrowser(test);
      const issued = await issue(test);
      await lookUp(other, issued);
      await test.database.db.transaction().execute((trx) => deleteUnusedCodes(trx, issued.patientId ?? ''));
      expect(refusalOf(await choose(other, 'late.rosa'))).toEqual(refused('accountNotCreated'));
    });

    it('creates nothing before it is in order', async () => {
      expect(await accountOf('rosa')).toBeUndefined();
      expect(statusIn(await choose(browser, 'rosa')).step).toBe('terms');
    });
  });

  describe('the terms', () => {
    it('must be accepted, for the username of this activation', async () => {
      const browser = await atTerms(test, 'terms.rosa');
      expect((await acceptTerms(browser, 'terms.rosa', false)).json().meta.fields).toEqual(['accepted']);
      expect((await acceptTerms(browser, 'somebody')).json().meta.fields).toEqual(['username']);
      expect(statusIn(await acceptTerms(browser, 'terms.rosa')).step).toBe('done');
    });
  });

  describe('calls out of order', () => {
    it('are refused, and nothing is created', async () => {
      const browser = await newBrowser(test);
      expect(refusalOf(await choose(browser, 'early'))).toEqual(refused('outOfTurn'));
      expect(refusalOf(await acceptTerms(browser, 'early'))).toEqual(refused('outOfTurn'));
      await lookUp(browser, await issue(test));
      expect(refusalOf(await acceptTerms(browser, 'early'))).toEqual(refused('outOfTurn'));
      await choose(browser, 'early');
      expect(refusalOf(await choose(browser, 'early2'))).toEqual(refused('outOfTurn'));
      await acceptTerms(browser, 'early');
      expect(refusalOf(await acceptTerms(browser, 'early'))).toEqual(refused('outOfTurn'));
      expect(refusalOf(await choose(browser, 'early2'))).toEqual(refused('outOfTurn'));
      expect(await accountOf('early2')).toBeUndefined();
    });

    it('are refused in a browser that has not looked the code up', async () => {
      await atTerms(test, 'theirs');
      expect(refusalOf(await acceptTerms(await newBrowser(test), 'theirs'))).toEqual(refused('outOfTurn'));
    });
  });

  describe('giving up', () => {
    it('makes the username free and the code good again', async () => {
      const issued = await issue(test);
      const browser = await atTerms(test, 'given.up', issued);
      expect(statusIn(await cancel(browser))).toEqual(nothing);
      expect(statusIn(await cancel(browser))).toEqual(nothing);
      const other = await atTerms(test, 'given.up', issued);
      expect(statusIn(await acceptTerms(other, 'given.up')).step).toBe('done');
    });

    it('leaves an account alone that is done', async () => {
      const browser = await atTerms(test, 'stays');
      await acceptTerms(browser, 'stays');
      expect(statusIn(await cancel(browser))).toEqual(nothing);
      expect((await signIn(browser, { username: 'stays', password })).statusCode).toBe(200);
    });

    it('happens by a new lookup as well, which begins anew', async () => {
      const issued = await issue(test);
      const browser = await atTerms(test, 'twice', issued);
      expect(statusIn(await lookUp(browser, issued))).toMatchObject({ step: 'credentials', username: null });
      expect(statusIn(await choose(browser, 'twice')).step).toBe('terms');
    });

    it('is not had by a lookup that is refused', async () => {
      const issued = await issue(test);
      const browser = await atTerms(test, 'firm', issued);
      await lookUp(browser, issued, { dateOfBirth: '3/15/1979' });
      expect(statusIn(await acceptTerms(browser, 'firm')).step).toBe('done');
    });
  });
});
