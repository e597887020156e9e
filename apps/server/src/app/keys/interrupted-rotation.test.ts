import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../accounts/create-account.ts';
import { hashPassword, verifyPassword } from '../../accounts/passwords/password-hash.ts';
import { readHash } from '../../accounts/passwords/stored-hash.ts';
import { unsealProfile } from '../../accounts/profile.ts';
import { findAccountByUsername, findAccountsOfPerson } from '../../accounts/queries/accounts.ts';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import { importTestPatients } from '../../enrolment/testing/sign-up.ts';
import { type Keys, keysOf } from '../../platform/crypto/keys.ts';
import { personKeys, usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { loadKeys } from '../../platform/installation/load-keys.ts';
import { DEMONSTRATION_SECRET } from '../../platform/settings/secret.ts';
import { engines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { findRotation } from './find-rotation.ts';
import { finishRotation } from './finish-rotation.ts';
import { rotateKeys } from './rotate-keys.ts';

const second = 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i';
const password = 'correct horse 7';
const ana = { firstName: 'Ana', lastName: 'Rivera', birthDate: '1986-04-27', zip: '94110' };

/** Issue 12, point 2: "resumable"; `drill:keys` of bench/ kills real processes. */
describe.each(engines)('a rotation that is killed at every step, on %s', (engine) => {
  let test: TestApp;
  let keys: Keys;
  const usernames = Array.from({ length: 40 }, (_, at) => `person.${at}`);
  beforeAll(async () => {
    test = await buildTestApp(engine);
    const passwordHash = await hashPassword(password);
    const { db } = test.database;
    await db.transaction().execute(async (trx) => {
      for (const username of usernames) {
        const profile = { ...ana, username, email: null, phones: [], language: 'en' } as const;
        await createAccount(trx, test.settings.keys, { profile, passwordHash, now: test.clock.now() });
      }
    });
    await importTestPatients(test, [{ mrn: 'AB-1001' }]);
    // Small parts, so that there are many steps: dead rows lie between the living.
    for (let round = 0; round < 4; round += 1) await sql`update accounts set profile = profile || ''`.execute(db);
    keys = await prepareDatabase(test.database, {
      kind: 'demonstration',
      keys: keysOf(second, DEMONSTRATION_SECRET),
    });
  });
  afterAll(() => test.close());

  async function nobodyIsLost(by: Keys): Promise<void> {
    const { db } = test.database;
    for (const username of usernames) {
      const account = await findAccountByUsername(db, usernameKeys(by, username));
      expect(account && unsealProfile(by, account).username).toBe(username);
    }
    expect(await findAccountsOfPerson(db, personKeys(by, ana))).toHaveLength(usernames.length);
    expect(await patientsOfRegistry(db, by).findByMedicalRecordNumber('AB-1001')).not.toBeNull();
  }

  it('loses nobody, and ends when it is let', async () => {
    const { db } = test.database;
    const killedAfter = async (steps: number): Promise<boolean> => {
      let left = steps;
      const pause = async (): Promise<void> => {
        left -= 1;
        if (left < 0) throw new Error('killed');
      };
      return rotateKeys({ db, keys, pause }).then(
        () => false,
        () => true,
      );
    };
    let steps = 0;
    while (await killedAfter(steps)) {
      await nobodyIsLost(keys);
      steps += 1;
    }
    expect(steps).toBeGreaterThanOrEqual(8);
    expect(await findRotation(db, keys)).toBe('underWay');
    const walked = await rotateKeys({ db, keys, pause: async () => {} });
    expect(await finishRotation(db, { keys, now: test.clock.now() }, walked)).toBe(true);
    expect(await findRotation(db, keys)).toBe('done');
    const alone = await loadKeys(db, keysOf(second));
    await nobodyIsLost(alone);
    const account = await findAccountByUsername(db, usernameKeys(alone, usernames[7] ?? ''));
    const read = account === undefined ? null : readHash(alone, 'password_hash', account);
    expect(await verifyPassword(alone, read, password)).toBe(true);
  }, 120_000);

  it('may run several times at once', async () => {
    const third = 'Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA';
    const { db } = test.database;
    const next = await prepareDatabase(test.database, { kind: 'demonstration', keys: keysOf(third, second) });
    const walk = () => rotateKeys({ db, keys: next, pause: async () => {} });
    await Promise.all([walk(), walk(), walk()]);
    expect(await finishRotation(db, { keys: next, now: test.clock.now() }, await walk())).toBe(true);
    await nobodyIsLost(await loadKeys(db, keysOf(third)));
  }, 120_000);
});
