import { getSession, postDemographics } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, UsernameTakenError } from '../../accounts/create-account.ts';
import { hashPassword } from '../../accounts/passwords/password-hash.ts';
import {
  answeredTicket,
  newPassword,
  newPerson,
  beginTicket,
  answer,
  update,
} from '../../accounts/testing/recovery.ts';
import { signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { beginSignIn, createTwoStepAccount, type TwoStepAccount, verify } from '../../accounts/testing/two-step.ts';
import { findAccountByUsername, setPassword } from '../../accounts/queries/accounts.ts';
import { acceptTerms, atMethod, atTerms, importTestPatients, mei } from '../../enrolment/testing/sign-up.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import { verifyAudit } from '../../platform/audit/verify-audit.ts';
import { type Keys, keysOf } from '../../platform/crypto/keys.ts';
import { usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { loadKeys } from '../../platform/installation/load-keys.ts';
import { DEMONSTRATION_SECRET } from '../../platform/settings/secret.ts';
import { engines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { countStanding } from './count-standing.ts';
import { finishRotation } from './finish-rotation.ts';
import { rotateKeys } from './rotate-keys.ts';

const first = DEMONSTRATION_SECRET;
const second = 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i';
const password = 'correct horse 7';

const unlimited = { callsPerMinute: 1_000_000 };

/** Issue 12, point 2; findings, security A7 and operations M6: one secret for ever. */
describe.each(engines)('the secret is changed while people sign in, on %s', (engine) => {
  let before: TestApp;
  let during: TestApp;
  let usernames: string[];
  let owner: TwoStepAccount;
  let signedIn: TestBrowser;
  let enrolling: TestBrowser;
  let recovering: { browser: TestBrowser; account: TestAccount; ticket: string };
  let patientId: string;
  let forgetful: { browser: TestBrowser; account: TestAccount; ticket: string };

  const start = (keys: Keys): Promise<TestApp> =>
    buildTestApp(engine, { database: before.database, settings: { ...unlimited, keys } });
  /** The keys of a server that starts with these secrets. */
  const open = (current: string, previous?: string): Promise<Keys> =>
    prepareDatabase(before.database, { kind: 'demonstration', keys: keysOf(current, previous) });
  const now = (): Date => before.clock.now();

  /** The status of each account's sign-in, from a network address of its own. */
  async function signInAll(test: TestApp, names: readonly string[]): Promise<Set<number>> {
    const statuses = new Set<number>();
    for (const [at, username] of names.entries()) {
      const browser = await createBrowser(test.app, { address: `10.9.${at >> 8}.${at & 255}` });
      statuses.add((await signIn(browser, { username, password })).statusCode);
    }
    return statuses;
  }

  beforeAll(async () => {
    before = await buildTestApp(engine, { settings: unlimited });
    const { database, settings } = before;
    const passwordHash = await hashPassword(password);
    const termsVersion = settings.healthSystem.accountTerms.version;
    usernames = Array.from({ length: 300 }, (_, at) => `person.${at}`);
    await database.db.transaction().execute(async (trx) => {
      for (const username of usernames) {
        const person = { firstName: 'Ana', lastName: 'Rivera', birthDate: '1986-04-27', zip: '94110' };
        const profile = { ...person, username, email: null, phones: [], language: 'en' } as const;
        await createAccount(trx, settings.keys, { profile, passwordHash, termsVersion, now: now() });
      }
    });
    await importTestPatients(before, [{ mrn: 'AB-1001' }]);
    patientId = patientIdOf(settings.keys, 'AB-1001');
    owner = await createTwoStepAccount(before);
    signedIn = await createBrowser(before.app, { address: '10.8.0.1' });
    await signIn(signedIn, { username: usernames[0] ?? '', password });
    enrolling = await atMethod(before);
    const { account, browser } = await newPerson(before);
    recovering = { account, browser, ticket: await answeredTicket(browser, account) };
    const other = await newPerson(before);
    forgetful = { ...other, ticket: await beginTicket(other.browser, other.account) };
    during = await start(await open(second, first));
  }, 120_000);
  afterAll(async () => {
    await during.close();
    await before.close();
  });

  it('nobody fails to sign in before, during or after the walk, nor without the previous secret', async () => {
    const { keys } = during.settings;
    expect(await signInAll(during, usernames.slice(0, 20))).toEqual(new Set([200]));
    const context = { db: before.database.db, keys, pause: () => new Promise<void>((done) => setImmediate(done)) };
    const [walked, statuses] = await Promise.all([rotateKeys(context), signInAll(during, usernames)]);
    expect(statuses).toEqual(new Set([200]));
    expect(walked.changed).toBeGreaterThan(usernames.length);
    // What was written back during the walk is met by another.
    const last = await rotateKeys(context);
    expect(await finishRotation(before.database.db, { keys, now: now() }, last)).toBe(true);
    const standing = await countStanding(before.database.db, keys);
    expect(standing.filter(({ previous, unbound, other }) => previous + unbound + other > 0)).toEqual([]);
    const after = await start(await loadKeys(before.database.db, keysOf(second)));
    expect(await signInAll(after, usernames.slice(-20))).toEqual(new Set([200]));
    await after.close();
  }, 120_000);

  it('sessions, sign-ups and recoveries that were begun before go on', async () => {
    for (const browser of [signedIn, enrolling, recovering.browser, forgetful.browser]) browser.moveTo(during.app);
    expect((await signedIn.get(getSession.path)).statusCode).toBe(200);
    // With the anti-forgery token of before.
    expect((await enrolling.post(postDemographics.path, mei)).statusCode).not.toBe(403);
    expect((await update(recovering.browser, recovering.ticket)).statusCode).toBe(200);
    expect((await answer(forgetful.browser, forgetful.ticket)).statusCode).toBe(200);
    const { username } = recovering.account;
    const again = await createBrowser(during.app, { address: '10.8.0.2' });
    expect((await signIn(again, { username, password: newPassword })).statusCode).toBe(200);
  });

  it('recovery codes stay, people still enrol, and patients are who they were', async () => {
    const browser = await beginSignIn(during, owner, { address: '10.8.0.3' });
    expect((await verify(browser, 'recoveryCode', owner.recoveryCodes[0])).statusCode).toBe(200);
    const enrolled = await atTerms(during, { lastName: 'Ortega' });
    expect((await acceptTerms(enrolled.browser)).statusCode).toBe(200);
    const keys = await loadKeys(before.database.db, keysOf(second));
    const found = await patientsOfRegistry(before.database.db, keys).findByMedicalRecordNumber('AB-1001');
    expect(found?.patientId).toBe(patientId);
  });

  it('the audit trail goes on, and is whole under all its keys', async () => {
    const keys = await loadKeys(before.database.db, keysOf(second));
    expect(await verifyAudit(before.database.db, keys)).toMatchObject({ broken: null, continued: [] });
  });

  it('the secret of before opens nothing any more', async () => {
    await expect(open(first)).rejects.toMatchObject({ problem: 'secret' });
    await expect(open(first, second)).rejects.toMatchObject({ problem: 'secretIsRetired' });
  });

  // Findings, security A7: whoever can write the database copies what they have the password of.
  it('a password of another account does not work where its hash was copied to', async () => {
    const { db } = before.database;
    const keys = await loadKeys(db, keysOf(second));
    const [one, other] = await Promise.all(
      [usernames[1], usernames[2]].map((name) => findAccountByUsername(db, usernameKeys(keys, name ?? ''))),
    );
    const change = { accountId: other?.account_id ?? '', hash: one?.password_hash ?? '', at: now() };
    await db.transaction().execute((trx) => setPassword(trx, change));
    expect(await signInAll(during, [usernames[2] ?? ''])).toEqual(new Set([401]));
  });

  it('a username is taken under either secret, and one of two servers gets a new one', async () => {
    const { db } = before.database;
    const newcomer = (keys: Keys, username: string): Promise<string> => {
      const person = { firstName: 'Mei', lastName: 'Chen', birthDate: '1990-01-02', zip: '94110' };
      const profile = { ...person, username, email: null, phones: [], language: 'en' } as const;
      return db.transaction().execute((trx) => createAccount(trx, keys, { profile, passwordHash: 'none', now: now() }));
    };
    const [former, current] = [keysOf(first, second), keysOf(second, first)];
    for (const keys of [former, current]) {
      await expect(newcomer(keys, usernames[3] ?? '')).rejects.toThrow(UsernameTakenError);
    }
    const both = await Promise.allSettled([newcomer(former, 'mei.chen'), newcomer(current, 'mei.chen')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
