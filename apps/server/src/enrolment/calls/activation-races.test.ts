import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { revokeCodes } from '../activation/revoke-codes.ts';
import { findAccountByUsername } from '../../accounts/queries/accounts.ts';
import { accountOf } from '../../patients/queries/patient-accounts.ts';
import { removeExpiredEnrolments } from '../remove-expired-enrolments.ts';
import { removeExpired } from '../../app/jobs/retention.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  acceptTerms,
  atTerms,
  choose,
  chooseByMobile,
  issue,
  lookUp,
  lookUpLink,
  newBrowser,
  statusIn,
  type TestCode,
} from '../testing/activation.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';

const SESSION = 30 * 60;
const DAY = 24 * 3600;

describe.each(callEngines)('who comes first, and what comes too late, on %s (issue 5)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

  /** A browser that has looked the code up. */
  const atCredentials = async (issued: TestCode) => {
    const browser = await newBrowser(test);
    await lookUp(browser, issued);
    return browser;
  };
  const outcomes = (replies: readonly LightMyRequestResponse[]) =>
    replies
      .map(({ statusCode, body }) => (statusCode === 200 ? 200 : Number(JSON.parse(body).meta.errorCode)))
      .toSorted((a, b) => a - b);
  const isThere = async (username: string): Promise<boolean> => {
    const names = usernameKeys(test.settings.keys, username);
    const found = await test.database.db
      .selectFrom('usernames')
      .select('account_id')
      .where('username_key', 'in', names)
      .execute();
    return found.length > 0;
  };

  describe('of two', () => {
    it('who have one code, one gets the account and the other is told (1004)', async () => {
      const issued = await issue(test);
      const [one, other] = [await atCredentials(issued), await atCredentials(issued)];
      const replies = await Promise.all([choose(one, 'race.one'), choose(other, 'race.other')]);
      expect(outcomes(replies)).toEqual([200, 1004]);
      expect([await isThere('race.one'), await isThere('race.other')].filter(Boolean)).toHaveLength(1);
    });

    it('who have one code of somebody without a record, the same', async () => {
      const issued = await issue(test, { patientId: null });
      const [one, other] = [await atCredentials(issued), await atCredentials(issued)];
      expect(outcomes(await Promise.all([choose(one, 'new.one'), choose(other, 'new.other')]))).toEqual([200, 1004]);
    });

    it('who have two codes of one patient, on paper and by text message, the same', async () => {
      const letter = await issue(test);
      const link = await issue(test, { ...letter, channel: 'sms' });
      const [one, other] = [await atCredentials(letter), await newBrowser(test)];
      await lookUpLink(other, link);
      const replies = await Promise.all([choose(one, 'paper.one'), chooseByMobile(other, 'mobile.one')]);
      expect(outcomes(replies)).toEqual([200, 1004]);
    });

    it('who want one username, one gets it and the other is told (1010)', async () => {
      const [one, other] = [await atCredentials(await issue(test)), await atCredentials(await issue(test))];
      expect(outcomes(await Promise.all([choose(one, 'wanted'), choose(other, 'Wanted')]))).toEqual([200, 1010]);
    });

    it('tabs of one browser, the slower is out of turn and creates nothing', async () => {
      const browser = await atCredentials(await issue(test));
      const replies = await Promise.all([choose(browser, 'tab.one'), choose(browser, 'tab.other')]);
      expect(outcomes(replies)).toEqual([200, 2031]);
      expect([await isThere('tab.one'), await isThere('tab.other')].filter(Boolean)).toHaveLength(1);
    });

    it('sendings of one form, both terms and credentials, one counts', async () => {
      const browser = await atCredentials(await issue(test));
      expect(outcomes(await Promise.all([choose(browser, 'sent'), choose(browser, 'sent')]))).toEqual([200, 2031]);
      const accepted = await Promise.all([acceptTerms(browser, 'sent'), acceptTerms(browser, 'sent')]);
      expect(outcomes(accepted)).toEqual([200, 2031]);
    });
  });

  describe('a patient who has an account', () => {
    it('is told so once the code was right, and not before (1004)', async () => {
      const first = await issue(test);
      const later = await issue(test, first);
      await acceptTerms(await atTerms(test, 'has.one', first), 'has.one');
      // The use of one code has ended the other.
      expect(refusalOf(await lookUp(await newBrowser(test), later))).toEqual(refused('activationRefused'));
      const newest = await issue(test, first);
      const browser = await newBrowser(test);
      expect(statusIn(await lookUp(browser, newest)).step).toBe('credentials');
      expect(refusalOf(await choose(browser, 'has.two'))).toEqual(refused('patientHasAccount'));
      expect(await isThere('has.two')).toBe(false);
    });
  });

  describe('staff who take the codes of a patient back', () => {
    const revoke = ({ patientId }: TestCode) =>
      test.database.db
        .transaction()
        .execute((trx) => revokeCodes(trx, test.settings.keys, patientId ?? 'none in this test'));

    it('take back the one whose account still waits for its terms, and the account', async () => {
      const issued = await issue(test);
      const thief = await atTerms(test, 'thief.name', issued);
      expect(await revoke(issued)).toBe(1);
      expect(refusalOf(await acceptTerms(thief, 'thief.name'))).toEqual(refused('outOfTurn'));
      expect(refusalOf(await lookUp(thief, issued))).toEqual(refused('activationRefused'));
      expect(await isThere('thief.name')).toBe(false);
      expect(await accountOf(test.database.db, issued.patientId ?? '')).toBeNull();
    });

    it('leave the account alone whose terms are accepted', async () => {
      const issued = await issue(test);
      await acceptTerms(await atTerms(test, 'owner.name', issued), 'owner.name');
      expect(await revoke(issued)).toBe(0);
      expect(await accountOf(test.database.db, issued.patientId ?? '')).not.toBeNull();
    });
  });

  it('nobody tries usernames out: thirty in an hour from one browser are looked at', async () => {
    await acceptTerms(await atTerms(test, 'taken.name'), 'taken.name');
    const browser = await atCredentials(await issue(test));
    const tries = await Promise.all(Array.from({ length: 32 }, () => choose(browser, 'taken.name')));
    expect(outcomes(tries)).toEqual([...Array<number>(30).fill(1010), 2009, 2009]);
    test.clock.advance(60);
    expect(refusalOf(await choose(browser, 'free.name'))).toEqual(refused('tooManyRequests'));
  });

  describe('a session', () => {
    it('holds at its last second, and a second later has ended', async () => {
      const [inTime, late] = [await atCredentials(await issue(test)), await atCredentials(await issue(test))];
      test.clock.advance(SESSION);
      expect(statusIn(await choose(inTime, 'in.time')).step).toBe('terms');
      test.clock.advance(1);
      expect(refusalOf(await choose(late, 'too.late'))).toEqual(refused('activationEnded'));
      expect(refusalOf(await acceptTerms(inTime, 'in.time'))).toEqual(refused('activationEnded'));
      expect(
        await findAccountByUsername(test.database.db, usernameKeys(test.settings.keys, 'in.time')),
      ).toBeUndefined();
    });

    it('that ended leaves the code good for its browser, with the username that was chosen', async () => {
      const issued = await issue(test);
      const browser = await atTerms(test, 'slow.reader', issued);
      test.clock.advance(SESSION + 1);
      expect(statusIn(await lookUp(browser, issued)).step).toBe('credentials');
      expect(statusIn(await choose(browser, 'slow.reader')).step).toBe('terms');
    });

    it('that ended leaves the code good for every browser', async () => {
      const issued = await issue(test);
      await atTerms(test, 'elsewhere', issued);
      const other = await newBrowser(test);
      // While the person reads the terms, the code is theirs.
      expect(refusalOf(await lookUp(other, issued))).toEqual(refused('activationRefused'));
      test.clock.advance(SESSION + 1);
      expect(statusIn(await lookUp(other, issued)).step).toBe('credentials');
      expect(statusIn(await choose(other, 'elsewhere')).step).toBe('terms');
    });

    it('that ended is taken away, with its account, its link to the patient, and what it used up', async () => {
      const issued = await issue(test);
      await atTerms(test, 'never.accepts', issued);
      expect(await accountOf(test.database.db, issued.patientId ?? '')).not.toBeNull();
      test.clock.advance(SESSION + 1);
      await removeExpiredEnrolments(test.database.db, test.settings.keys, test.clock.now(), () => {});
      expect(await isThere('never.accepts')).toBe(false);
      expect(await accountOf(test.database.db, issued.patientId ?? '')).toBeNull();
      expect(statusIn(await lookUp(await newBrowser(test), issued)).step).toBe('credentials');
    });

    it('that is done stays for an hour, for the page that tells of success, and its account for good', async () => {
      const browser = await atTerms(test, 'done.rosa');
      await acceptTerms(browser, 'done.rosa');
      test.clock.advance(3600);
      await removeExpiredEnrolments(test.database.db, test.settings.keys, test.clock.now(), () => {});
      expect(await isThere('done.rosa')).toBe(true);
    });
  });

  it('keeps codes for 60 days after they expired, and deletes them then', async () => {
    await issue(test);
    const count = async () => (await test.database.db.selectFrom('access_codes').select('code_hash').execute()).length;
    const before = await count();
    test.clock.advance(90 * DAY - 1);
    await removeExpired(test.database.db, test.clock.now());
    expect(await count()).toBeGreaterThan(0);
    expect(await count()).toBeLessThanOrEqual(before);
    test.clock.advance(2);
    await removeExpired(test.database.db, test.clock.now());
    expect(await count()).toBe(0);
  });
});
