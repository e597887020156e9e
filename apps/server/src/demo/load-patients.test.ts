import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../platform/crypto/keys.ts';
import { usernameKeys } from '../platform/crypto/lookup-keys.ts';
import { patientsOfRegistry } from '../adapters/patients-registry.ts';
import type { Database } from '../platform/db/database.ts';
import { findAccountByUsername } from '../accounts/queries/accounts.ts';
import { accountOf } from '../patients/queries/patient-accounts.ts';
import { engines, createTestDatabase } from '../testing/databases.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { everyAccount } from './accounts.ts';
import { loadAccounts } from './load-accounts.ts';
import { loadPatients } from './load-patients.ts';
import { notEnrolled } from './patients/not-enrolled.ts';
import { DEMONSTRATION_SECRET } from '../platform/settings/secret.ts';

/** That of the test's database. */
const keys = keysOf(DEMONSTRATION_SECRET);
const clock = settableClock();

describe.each(engines)('the patients of the demonstration on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    await loadAccounts(database, { keys, termsVersion: '1' }, clock);
    await loadPatients(database, keys, clock);
  }, 60_000);
  afterAll(() => database.close());
  const registry = () => patientsOfRegistry(database.db, keys);

  // Whoever has just signed up is no patient yet.
  it.each(everyAccount.filter(({ isEmailUnconfirmed }) => isEmailUnconfirmed !== true))(
    'have $username among them, with the same contact data, and linked to the account',
    async (account) => {
      const patient = await registry().findByPerson(account);
      expect(patient).toMatchObject({ standing: 'active', email: account.email });
      expect(patient?.phones.map(({ number }) => number)).toEqual(account.phones);
      const found = await findAccountByUsername(database.db, usernameKeys(keys, account.username));
      // If one person has two usernames, the first has the record.
      const first = everyAccount.find(({ email, phones }) => email === account.email && phones === account.phones);
      const isLinked = (await accountOf(database.db, patient?.patientId ?? '')) === found?.account_id;
      expect(isLinked).toBe(first?.username === account.username);
    },
  );

  it.each(notEnrolled)('have $medicalRecordNumber without an account: $shows', async (person) => {
    const { medicalRecordNumber, names, birthDate, address } = person;
    for (const { firstName, lastName } of names) {
      const found = await registry().findByPerson({ firstName, lastName, birthDate, zip: address?.zip ?? '' });
      expect(found?.medicalRecordNumber).toBe(medicalRecordNumber);
      expect(await accountOf(database.db, found?.patientId ?? '')).toBeNull();
    }
  });

  it('have a record that was merged into another one', async () => {
    expect(await registry().findByMedicalRecordNumber('AB-190001')).toMatchObject({ medicalRecordNumber: 'AB-200001' });
  });

  it('are loaded once', async () => {
    const entries = () =>
      database.db.selectFrom('audit_entries').select('details').where('event', '=', 'patientsImported').execute();
    await loadPatients(database, keys, clock);
    expect(await entries()).toEqual([{ details: { newPatients: 18, newCoverage: 3, demonstration: true } }]);
  });
});

it('all of those whom one can enrol as are listed', () => expect(notEnrolled).toHaveLength(6));
