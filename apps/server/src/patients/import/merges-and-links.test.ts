import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { applyExport } from '../export/apply-export.ts';
import { begunExport } from '../export/export-state.ts';
import { patientIdOf } from '../patient-id.ts';
import { accountOf, holdLinks, linkAccount } from '../queries/patient-accounts.ts';
import { applyPatients, lockRegistry } from '../queries/patient-imports.ts';
import { handOnAccounts } from '../queries/patient-merges.ts';
import { asNdjson, fhirPatient } from '../testing/fhir.ts';
import { importPatients } from './import-patients.ts';
import { withStagedPatients } from './stage-patients.ts';

// Decision 243: who links waits for no import. On the embedded database one transaction follows another.

const { keys, healthSystem } = await readSettings('test', {});
const now = new Date('2026-11-27T10:00:00Z');
const hers = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const idOf = (mrn: string): string => patientIdOf(keys, mrn);

const old = fhirPatient({ id: 'old', mrn: 'OLD' });
const survivor = fhirPatient({ id: 'new', mrn: 'NEW' });
const merged = fhirPatient({
  id: 'old',
  mrn: 'OLD',
  more: { link: [{ type: 'replaced-by', other: { reference: 'Patient/new' } }] },
});

describe('merges of an import, and who enrols meanwhile (decision 243)', () => {
  let database: Database;
  let folder: TestFolder;
  beforeAll(async () => {
    [database, folder] = await Promise.all([createTestDatabase('postgresql'), makeTestFolder()]);
  });
  afterAll(() => Promise.all([database.close(), folder.remove()]));
  beforeEach(async () => {
    await sql`truncate patients, patient_people, patient_references, patient_coverage, patient_accounts`.execute(
      database.db,
    );
    await importText(asNdjson([old, survivor, fhirPatient({ id: 'gone', mrn: 'GONE' })]));
    await link('OLD', hers);
  });

  const settings = { keys, mrnSystem: null, now };
  const importText = async (text: string) =>
    importPatients(database, settings, { path: await folder.write('patients', text) });
  /** As a sign-up does it. */
  const link = (mrn: string, accountId: string): Promise<boolean> =>
    database.db.transaction().execute(async (trx) => {
      await holdLinks(trx);
      return linkAccount(trx, { patientId: idOf(mrn), accountId, now });
    });
  /** The modes in which transactions hold the table of links, but for those that read it alone. */
  const heldModes = async (db: Kysely<Tables>): Promise<string[]> => {
    const { rows } = await sql<{ mode: string }>`
      select mode from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and relation = 'patient_accounts'::regclass
        and granted and mode <> 'AccessShareLock'`.execute(db);
    return rows.map(({ mode }) => mode);
  };

  it('a merge takes no link before accounts are handed on, so that neither waits for the other for ever', async () => {
    const path = await folder.write('merge', asNdjson([merged]));
    await withStagedPatients(database, settings, { path }, ({ importId }) =>
      database.db.transaction().execute(async (trx) => {
        await lockRegistry(trx);
        const applied = await applyPatients(trx, importId, now);
        expect(await heldModes(trx)).toEqual([]);
        expect(await link('NEW', other)).toBe(true);
        await handOnAccounts(trx, applied.merged, now);
      }),
    );
    expect([await accountOf(database.db, idOf('OLD')), await accountOf(database.db, idOf('NEW'))]).toEqual([
      hers,
      other,
    ]);
  });

  it('an account that was linked before its record was known to be merged is handed on by the next import', async () => {
    await importText(asNdjson([merged]));
    await database.db.deleteFrom('patient_accounts').where('patient_id', '=', idOf('NEW')).execute();
    await importText(asNdjson([merged]));
    expect(await accountOf(database.db, idOf('NEW'))).toBe(hers);
  });

  it('the deletions of an export are over before accounts are handed on', async () => {
    const path = await folder.write('export', asNdjson([merged]));
    const services = {
      database,
      clock: { now: () => now },
      settings: { keys, healthSystem, patients: { mrnSystem: null } },
      port: { begin: unused, status: unused, fetch: unused, end: unused },
      signal: new AbortController().signal,
      report: unused,
    };
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    const held = database.db.transaction().execute(async (trx) => {
      await sql`select from patients where patient_id = ${idOf('GONE')} for update`.execute(trx);
      await mayGoOn;
    });
    await withStagedPatients(database, settings, { path }, async ({ importId }) => {
      const state = {
        ...begunExport({ importId, statusUrl: '', since: null, startedAt: now.toISOString() }),
        transactionTime: now.toISOString(),
      };
      const applied = applyExport(state, ['Patient/gone'], services, { groupId: 'g1', nextAt: now });
      await eventually(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          database.db,
        );
        expect(rows).toHaveLength(1);
      });
      const modes = await heldModes(database.db);
      goOn();
      await Promise.all([applied, held]);
      expect(modes).toEqual([]);
    });
    expect(await accountOf(database.db, idOf('NEW'))).toBe(hers);
  });
});

const unused = (): never => {
  throw new Error('not asked');
};
