import { cancelSignup, postDemographics, postUserLoginCredential } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import { findAccount, findAccountByUsername } from '../../accounts/queries/accounts.ts';
import { findEnrolment } from '../queries/enrolments.ts';
import { removeExpiredEnrolments } from '../remove-expired-enrolments.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import {
  acceptTerms,
  atMethod,
  atTerms,
  begin,
  credentials,
  importTestPatients,
  mei,
  standing,
  verified,
} from '../testing/sign-up.ts';

/** In seconds: how long a sign-up waits (issue 12, point 11). */
const HALF_AN_HOUR = 1800;

/** All input of this person. None of it may be in a log or, unsealed, in the database. */
const person = {
  firstName: 'Xiomara',
  lastName: 'Quetzalcoatl',
  address: '77 Obsidian Terrace',
  city: 'Ixtapalapa',
  mobilePhone: '415-555-0166',
  email: 'xiomara@private.example',
  dateOfBirth: '11/30/1977',
  nationalId: '219-09-9876',
};
const secrets = ['Xiomara', 'Quetzal', 'Obsidian', 'Ixtapalapa', '4155550166', '415-555-0166', 'private.example'];
const moreSecrets = ['1977-11-30', '11/30/1977', '219-09-9876', '219099876', 'xio.quetzal', 'obsidian knife 9'];
const chosen = {
  userId: 'xio.quetzal',
  password: 'kelp9 harbors',
  passwordVerification: 'kelp9 harbors',
  securityAnswer: 'obsidian knife 9',
};

describe.each(callEngines)('what a sign-up keeps on %s, and for how long', (engine) => {
  const lines: string[] = [];
  let test: TestApp;
  beforeAll(async () => {
    const logTo = { write: (line: string) => lines.push(line) };
    test = await buildTestApp(engine, { app: { logTo }, settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

  const enrolments = () => test.database.db.selectFrom('enrolments').selectAll().execute();
  const report = vi.fn<(failure: object) => void>();
  const clean = () => removeExpiredEnrolments(test.database.db, test.settings.keys, test.clock.now(), report);
  const accountOf = (username: string) =>
    findAccountByUsername(test.database.db, usernameKeys(test.settings.keys, username));

  it('no data of a person stands in a log, or unsealed in a table, on the whole way', async () => {
    const tables = ['enrolments', 'accounts', 'usernames', 'account_people', 'audit_entries', 'captcha_uses'] as const;
    const expectClean = async () => {
      const rows = await Promise.all(tables.map((table) => test.database.db.selectFrom(table).selectAll().execute()));
      const all = `${lines.join('')}${JSON.stringify(rows)}`.toLowerCase();
      for (const secret of [...secrets, ...moreSecrets]) expect(all).not.toContain(secret.toLowerCase());
    };
    const browser = await atMethod(test, person);
    await expectClean();
    await browser.post(postDemographics.path, { ...mei, ...person, zip: 'none' });
    await expectClean();
    const other = await verified(test, person);
    await other.post(postUserLoginCredential.path, { ...credentials(chosen), passwordVerification: 'another' });
    await other.post(postUserLoginCredential.path, credentials(chosen));
    await expectClean();
    await acceptTerms(other);
    await expectClean();
    expect(lines.join('')).toContain(postUserLoginCredential.path);
  });

  it('once the terms are accepted the enrolment keeps the username alone', async () => {
    const { browser, userId } = await atTerms(test, person);
    await acceptTerms(browser);
    expect(await standing(browser)).toMatchObject({ step: 'done', username: userId, demographics: null });
  });

  it('half an hour from the last use on one goes on, in the same browser; then all is forgotten (Findings, security A13)', async () => {
    const browser = await atMethod(test);
    test.clock.advance(HALF_AN_HOUR - 1);
    expect(await standing(browser)).toMatchObject({ step: 'method', demographics: { lastName: 'Tanaka' } });
    await browser.post(postDemographics.path, mei);
    // To look at it again is a use, and no step.
    for (let look = 0; look < 3; look += 1) {
      test.clock.advance(HALF_AN_HOUR - 1);
      expect(await standing(browser)).toMatchObject({ step: 'method' });
    }
    test.clock.advance(HALF_AN_HOUR);
    expect(await standing(browser)).toMatchObject({ step: 'start', demographics: null });
    expect(refusalOf(await browser.post(postDemographics.path, mei))).toEqual(refused('outOfTurn'));
  });

  it('the success is told for half an hour', async () => {
    const { browser } = await atTerms(test);
    await acceptTerms(browser);
    test.clock.advance(HALF_AN_HOUR - 1);
    expect(await standing(browser)).toMatchObject({ step: 'done' });
    test.clock.advance(1);
    expect(await standing(browser)).toMatchObject({ step: 'start', username: null });
  });

  it.each([
    { how: 'by the hourly cleaning', lastName: 'Cleaned', remove: clean },
    { how: 'by whoever begins anew in that browser before', lastName: 'Left', remove: async () => {} },
  ])(
    'an account whose terms are not accepted within half an hour goes with its enrolment, $how',
    async ({ lastName, remove }) => {
      await importTestPatients(test, [{ mrn: `AB-${lastName}`, first: 'Tom', last: lastName, zip: '94107' }]);
      const tom = { firstName: 'Tom', lastName, dateOfBirth: '2/29/1984', stanfordPatient: true };
      const { browser, userId } = await atTerms(test, tom);
      test.clock.advance(HALF_AN_HOUR - 1);
      expect(await standing(browser)).toMatchObject({ step: 'terms', username: userId });
      test.clock.advance(HALF_AN_HOUR);
      expect(await standing(browser)).toMatchObject({ step: 'start', username: null });
      expect(refusalOf(await acceptTerms(browser))).toEqual(refused('outOfTurn'));
      await remove();
      expect((await begin(browser)).statusCode).toBe(200);
      const again = await verified(test, tom);
      const reply = await again.post(postUserLoginCredential.path, credentials({ userId }));
      expect(reply.json().response).toMatchObject({ step: 'terms', username: userId });
    },
  );

  it('the cleaning leaves what still holds, and accounts that are finished', async () => {
    const { browser, userId } = await atTerms(test);
    await acceptTerms(browser);
    test.clock.advance(HALF_AN_HOUR);
    const going = await atTerms(test);
    await clean();
    expect(await accountOf(userId)).toBeDefined();
    expect(await standing(going.browser)).toMatchObject({ step: 'terms' });
    test.clock.advance(HALF_AN_HOUR);
    await clean();
    expect(await enrolments()).toEqual([]);
    expect(await accountOf(userId)).toBeDefined();
  });

  it('the cleaning goes on past one that cannot be opened, and reports it', async () => {
    const { db } = test.database;
    const waiting = async () => {
      const { browser } = await atTerms(test);
      const browser_hash = hashOf(browser.cookies['portico-browser'] ?? '');
      const found = await findEnrolment(db, { browser_hash, flow: 'signUp' });
      return found?.account_id ?? '';
    };
    const [broken, other] = [await waiting(), await waiting()];
    const profile = 'sealed with another secret';
    await db.updateTable('accounts').set({ profile }).where('account_id', '=', broken).execute();
    test.clock.advance(HALF_AN_HOUR);
    report.mockClear();
    await clean();
    expect(await findAccount(db, broken)).toBeDefined();
    expect(await findAccount(db, other)).toBeUndefined();
    expect(report.mock.calls).toEqual([[{ queue: 'retention', reason: expect.any(String), detail: 'enrolment' }]]);
    await db.deleteFrom('enrolments').execute();
  });

  it('a cancel forgets what was given', async () => {
    const browser = await atMethod(test, person);
    await browser.post(cancelSignup.path, {});
    expect(await standing(browser)).toMatchObject({ step: 'start', demographics: null });
  });
});
