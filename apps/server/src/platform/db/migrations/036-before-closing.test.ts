import { CompiledQuery, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, engines } from '../../../testing/databases.ts';
import type { Database } from '../database.ts';
import { up } from './036-before-closing.ts';

const [active, closed, ofNobody] = [1, 2, 3].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
const patient = '00000000-0000-4000-8000-000000000009';

describe.each(engines)('accounts that are closed already, on %s (issue 12, point 6)', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  const run = (statement: string) => database.db.executeQuery(CompiledQuery.raw(statement));

  it('open suspended, with their patient, since nobody knows what they were', async () => {
    await run('alter table accounts drop column standing_before, drop column patients_before');
    for (const [id, standing, patientId] of [
      [active, 'active', `'${patient}'`],
      [closed, 'closed', `'${patient}'`],
      [ofNobody, 'closed', 'null'],
    ]) {
      await run(`insert into accounts (account_id, profile, password_hash, password_changed_at, created_at, standing, patient_id)
        values ('${id}', '', '', now(), now(), '${standing}', ${patientId})`);
    }
    await up(database.db as Kysely<unknown>);
    const rows = database.db
      .selectFrom('accounts')
      .select(['standing_before', 'patients_before'])
      .orderBy('account_id');
    expect(await rows.execute()).toEqual([
      { standing_before: null, patients_before: [] },
      { standing_before: 'suspended', patients_before: [patient] },
      { standing_before: 'suspended', patients_before: [] },
    ]);
  });
});
