import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../../accounts/create-account.ts';
import { findAccountByUsername, findAccountsOfPerson, holdSecurityPoints } from '../../accounts/queries/accounts.ts';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import { importPatients } from '../../patients/import/import-patients.ts';
import { lockRegistry } from '../../patients/queries/patient-imports.ts';
import { applyStaged } from '../../patients/import/apply-staged.ts';
import { withStagedPatients } from '../../patients/import/stage-patients.ts';
import type { PatientRecord } from '../../ports/patients.ts';
import { countStanding } from './count-standing.ts';
import { asNdjson, fhirCoverage, fhirPatient } from '../../patients/testing/fhir.ts';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { type Keys, keysOf } from '../../platform/crypto/keys.ts';
import { personKeys, usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import type { Database } from '../../platform/db/database.ts';
import { loadKeys } from '../../platform/installation/load-keys.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { finishRotation } from './finish-rotation.ts';
import { resealWalks } from './reseal-columns.ts';
import { rotateKeys } from './rotate-keys.ts';

const first = 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i';
const second = 'Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA';
const now = new Date('2026-11-25T09:00:00Z');
const ana = { firstName: 'Ana', lastName: 'Rivera', birthDate: '1986-04-27', zip: '94110' };
const profile = { ...ana, username: 'ana', email: null, phones: [], language: 'en' } as const;
const ines = { firstName: 'Inés', lastName: 'Soler', birthDate: '1984-02-29', zip: '94301' };

/** On the embedded database, which has one connection, nothing is held while a rotation walks. */
describe('a rotation, while others hold rows on postgresql (issue 12, point 2)', () => {
  let database: Database;
  let folder: TestFolder;
  let accountId: string;
  let both: Keys;
  /** Of a command whose settings the roll-out has not reached. */
  const former = keysOf(first, second);
  beforeEach(async () => {
    [database, folder] = await Promise.all([createTestDatabase('postgresql'), makeTestFolder()]);
    const { db } = database;
    await db.deleteFrom('installation').execute();
    const keys = await prepareDatabase(database, { kind: 'hospital', keys: keysOf(first) });
    const account = { profile, passwordHash: 'none', termsVersion: '1', now };
    accountId = await db.transaction().execute((trx) => createAccount(trx, keys, account));
    both = await prepareDatabase(database, { kind: 'hospital', keys: keysOf(second, first) });
  });
  afterEach(() => Promise.all([database.close(), folder.remove()]));

  const context = () => ({ db: database.db, keys: both, pause: async () => {} });

  async function rotated(): Promise<boolean> {
    await rotateKeys(context());
    return finishRotation(database.db, { keys: both, now }, await rotateKeys(context()));
  }

  async function importInes(keys: Keys, record?: Parameters<typeof importPatients>[3]): Promise<void> {
    const path = await folder.write('patients.ndjson', asNdjson([fhirPatient()]));
    await importPatients(database, { keys, mrnSystem: null, now }, { path }, record);
  }

  it('does not end while somebody holds an account whose username is under the previous secret', async () => {
    const { db } = database;
    for (const { run } of resealWalks) await run(context());
    await db.transaction().execute(async (trx) => {
      await holdSecurityPoints(trx, accountId);
      expect(await rotated()).toBe(false);
    });
    expect(await rotated()).toBe(true);
    const alone = await loadKeys(db, keysOf(second));
    expect(await findAccountByUsername(db, usernameKeys(alone, 'ana'))).toMatchObject({ account_id: accountId });
    expect(await findAccountsOfPerson(db, personKeys(alone, ana))).toHaveLength(1);
  });

  it('does not end while an import changes the registry', async () => {
    await importInes(former);
    await database.db.transaction().execute(async (trx) => {
      await lockRegistry(trx);
      expect(await rotated()).toBe(false);
    });
    expect(await rotated()).toBe(true);
    expect(await findInes()).not.toBeNull();
  });

  it('does not end before the patients of an import are found under the current secret', async () => {
    await importInes(former, async () => {
      expect(await rotated()).toBe(false);
    });
    expect(await rotated()).toBe(true);
    expect(await findInes()).not.toBeNull();
  });

  // Staged rows hold what is sealed for the registry, and go there as they are.
  it('seals anew what an import has staged, and lets it go on', async () => {
    const { db } = database;
    const path = await folder.write('patients.ndjson', asNdjson([fhirPatient(), fhirCoverage('c1', 'Patient/p1')]));
    await withStagedPatients(database, { keys: former, mrnSystem: null, now }, { path }, async (staged) => {
      await rotateKeys(context());
      const standing = await countStanding(db, both);
      for (const column of ['staged_patients.record', 'staged_coverage.coverage']) {
        expect(standing.find((each) => each.column === column)).toMatchObject({ current: 1, previous: 0 });
      }
      await db.transaction().execute((trx) => applyStaged(trx, staged, now));
    });
    expect(await rotated()).toBe(true);
    const found = await findInes();
    expect(found).not.toBeNull();
    const alone = await loadKeys(db, keysOf(second));
    expect(await patientsOfRegistry(db, alone).coverageOf(found as PatientRecord)).toHaveLength(1);
  });

  it('lets no import end afterwards that has the two secrets the other way round', async () => {
    expect(await rotated()).toBe(true);
    const late = importInes(former, (trx) =>
      appendAudit(trx, { keys: former, now }, { event: 'patientsImported', accountId: null, actor: 'staff' }),
    );
    await expect(late).rejects.toMatchObject({ name: 'InstallationError', problem: 'secret' });
    expect(await database.db.selectFrom('patients').selectAll().execute()).toEqual([]);
  });

  async function findInes() {
    const alone = await loadKeys(database.db, keysOf(second));
    return patientsOfRegistry(database.db, alone).findByPerson(ines);
  }
});
