import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keysOf } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/db/database.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { asNdjson, fhirPatient } from '../testing/fhir.ts';
import { removeDeadImports } from './import-lease.ts';
import { withStagedPatients } from './stage-patients.ts';

const job = fileURLToPath(new URL('../testing/interrupted-import.ts', import.meta.url));
const settings = { keys: keysOf('the secret of a test of the registry'), mrnSystem: null, now: new Date() };

let files: TestFolder;
let database: Database;
beforeAll(async () => {
  [files, database] = await Promise.all([makeTestFolder(), createTestDatabase('postgresql')]);
});
afterAll(() => Promise.all([database.close(), files.remove()]));

const staged = async (): Promise<number[]> =>
  (await database.db.selectFrom('staged_patients').select('number').execute()).map(({ number }) => number);

// Findings, reliability 7: 97,332 sealed records of a killed import stayed. Issue 16, point 3: "rows of dead imports go at once". The
// embedded database empties its staging tables by itself: they are not logged.
it('an import of patients that is killed leaves nothing, and one that runs meanwhile keeps what it has read', async () => {
  const path = await files.write('patients', asNdjson(['1', '2'].map((mrn) => fhirPatient({ id: mrn, mrn }))));
  const url = database.driver.engine === 'postgresql' ? database.driver.connectionString : '';
  const child = spawn(process.execPath, [job, path], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  const [first, ...others] = await staged();
  expect(others).toHaveLength(1);
  // As a version before would have left it, which takes no lease: whether its import runs cannot be known.
  await database.db
    .updateTable('staged_patients')
    .set({ import_id: crypto.randomUUID(), has_lease: false })
    .where('number', '=', first ?? 0)
    .execute();
  // PostgreSQL notices in its own time that the process is gone.
  await eventually(async () => {
    await removeDeadImports(database);
    expect(await staged()).toEqual([first]);
  });
  const seen = await withStagedPatients(database, settings, { path }, async () => {
    await removeDeadImports(database);
    return staged();
  });
  expect(seen).toHaveLength(1 + 2);
  expect(await staged()).toEqual([first]);
});
