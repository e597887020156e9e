import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../../accounts/create-account.ts';
import { prepareDatabase } from '../../app/prepare-database.ts';
import { everyAccount } from '../../demo/accounts.ts';
import { holdsDemonstrationPeople } from '../../demo/holds-demonstration-people.ts';
import { createTestDatabase, engines } from '../../testing/databases.ts';
import { appendAudit } from '../audit/append-audit.ts';
import type { Database } from '../db/database.ts';
import { type Keys, keysOf } from '../crypto/keys.ts';
import { sealRecord, type StoredRecord } from '../../patients/stored-record.ts';
import { readMark } from './find-installation-problem.ts';
import { type Installation, secretCheck } from './installation.ts';
import { installationOfCommand } from './installation-of-command.ts';
import type { InstallationProblem } from './installation-error.ts';

const keys = keysOf('q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i');
const another = keysOf('Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA');
const hospital: Installation = { kind: 'hospital', keys };
const demonstration: Installation = { kind: 'demonstration', keys };
const now = new Date('2026-11-24T09:00:00Z');

describe.each(engines)('a database and its installation, on %s (issue 12, points 1 and 3)', (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = await createTestDatabase(engine);
    await database.db.deleteFrom('installation').execute();
  });
  afterEach(() => database.close());

  /** Leaves the database as a version without marks does: none says whose it is. */
  async function unmark(): Promise<void> {
    await database.db.deleteFrom('installation').execute();
  }

  const start = (installation: Installation) => prepareDatabase(database, installation, holdsDemonstrationPeople);

  async function refused(work: Promise<unknown>, problem: InstallationProblem): Promise<void> {
    await expect(work).rejects.toMatchObject({ name: 'InstallationError', problem });
  }

  async function addAccounts(usernames: readonly string[], by = keys): Promise<void> {
    await database.db.transaction().execute(async (trx) => {
      for (const username of usernames) {
        const person = { firstName: 'Ana', lastName: 'Rivera', birthDate: '1986-04-27', zip: '94301' };
        const profile = { ...person, username, email: null, phones: [], language: 'en' as const };
        await createAccount(trx, by, { profile, passwordHash: 'a hash', now });
      }
    });
  }

  const append = (by: Keys): Promise<void> =>
    database.db
      .transaction()
      .execute((trx) => appendAudit(trx, { keys: by, now }, { event: 'signedIn', accountId: null, actor: 'account' }));

  describe('that is empty', () => {
    beforeEach(unmark);

    it('becomes the first server’s, and stays it', async () => {
      await start(hospital);
      await start(hospital);
      await refused(start({ ...hospital, keys: another }), 'secret');
      await refused(start(demonstration), 'isHospital');
      expect(await readMark(database.db)).toMatchObject({ kind: 'hospital' });
    });

    it('that the demonstration came to first is no hospital’s, whatever its secret', async () => {
      await start(demonstration);
      await refused(start(hospital), 'isDemonstration');
      await refused(start({ ...demonstration, keys: another }), 'secret');
    });

    it('has one secret, also where servers with two come at once', async () => {
      const results = await Promise.allSettled([start(hospital), start({ ...hospital, keys: another })]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    it('is left as it is by a command', async () => {
      await refused(installationOfCommand(database.db, keys), 'isNobodys');
      expect(await readMark(database.db)).toBeUndefined();
    });

    it('holds nothing from which its secret could be told', () => {
      expect(Buffer.from(secretCheck(keys.current)).toString('latin1')).not.toContain(keys.current.secret);
      expect(secretCheck(keys.current)).not.toEqual(secretCheck(another.current));
    });
  });

  describe('whose secret is changed', () => {
    const changing: Installation = { kind: 'hospital', keys: keysOf(another.current.secret, keys.current.secret) };

    // Issue 12, point 2: what stands under the secret before could not be read.
    it('is opened by no server and no command without the secret before, until the rotation is done', async () => {
      await start(hospital);
      await start(changing);
      await refused(start({ ...hospital, keys: another }), 'previousMissing');
      await refused(installationOfCommand(database.db, another), 'previousMissing');
      await refused(start(hospital), 'secret');
      await start(changing);
      await database.db.updateTable('installation').set({ previous_check: null }).execute();
      await start({ ...hospital, keys: another });
    });
  });

  describe('of a version before marks', () => {
    it('becomes the hospital’s whose secret its accounts were made with, and no other', async () => {
      await addAccounts(['maria.keller']);
      await unmark();
      await refused(start({ ...hospital, keys: another }), 'secret');
      await refused(start(demonstration), 'isHospital');
      expect(await readMark(database.db)).toBeUndefined();
      await start(hospital);
      expect(await readMark(database.db)).toMatchObject({ kind: 'hospital' });
    });

    // Findings, security A3: `npm start` with a hospital's settings had filled its database with public passwords.
    it('is never a hospital’s with the people of the demonstration in it', async () => {
      await addAccounts(everyAccount.map(({ username }) => username));
      await unmark();
      await refused(start(hospital), 'isDemonstration');
      await start(demonstration);
      expect(await readMark(database.db)).toMatchObject({ kind: 'demonstration' });
    });

    it('may have a patient with a name of the demonstration', async () => {
      await addAccounts([everyAccount[0]?.username ?? '', 'maria.keller']);
      await unmark();
      await start(hospital);
    });

    // Findings, operations B1: a server with another secret had spoiled the end of the trail.
    it('goes by its accounts where a server with another secret wrote into the audit trail', async () => {
      await addAccounts(['maria.keller']);
      await append(keys);
      await append(another);
      await unmark();
      await refused(start({ ...hospital, keys: another }), 'secret');
      await start(hospital);
    });

    // A command without a secret had sealed patients with the demonstration's beside them.
    it('goes by its oldest patient where there are no accounts', async () => {
      const patients = [
        { patient_id: '00000000-0000-4000-8000-000000000001', by: another, updated_at: now },
        {
          patient_id: '00000000-0000-4000-8000-000000000002',
          by: keys,
          updated_at: new Date('2026-10-01T09:00:00Z'),
        },
      ];
      for (const { by, ...patient } of patients) {
        const sealed = {
          ...patient,
          record: sealRecord(by, patient.patient_id, {} as StoredRecord),
          digest: Uint8Array.of(1),
          replaced_by: null,
        };
        await database.db.insertInto('patients').values(sealed).execute();
      }
      await unmark();
      await refused(start({ ...hospital, keys: another }), 'secret');
      await start(hospital);
    });

    it('goes by the audit trail where there are no accounts and no patients', async () => {
      await append(keys);
      await unmark();
      await refused(start({ ...hospital, keys: another }), 'secret');
      await start(hospital);
    });
  });
});
