import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestLimits, silenceOf } from '../../platform/db/connection-limits.ts';
import type { Database } from '../../platform/db/database.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { eventually } from '../../testing/eventually.ts';
import { type LimitedServer, openLimitedServer } from '../../testing/limited-server.ts';
import { makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { withStagedPatients } from '../import/stage-patients.ts';
import { asNdjson, fhirPatient } from '../testing/fhir.ts';
import { applyExport } from './apply-export.ts';
import { begunExport } from './export-state.ts';

const { keys, healthSystem } = await readSettings('test', {});
const now = new Date('2026-11-27T10:00:00Z');

const limits = { ...requestLimits, statement_timeout: 500 };

// Decision 264: what takes longer than a request has connections of its own. A statement over all patients of a hospital may be silent for minutes.
describe('the patients of an export, at a server with the limits of requests', () => {
  let limited: LimitedServer;
  let database: Database;
  let server: Database;
  let folder: TestFolder;
  beforeAll(async () => {
    [limited, folder] = await Promise.all([openLimitedServer(limits), makeTestFolder()]);
    ({ database, server } = limited);
  });
  afterAll(() => Promise.all([limited.close(), folder.remove()]));

  it('are brought in by a statement that is silent for longer than any request', async () => {
    const path = await folder.write('export', asNdjson([fhirPatient({ id: 'ana', mrn: 'AB-1001' })]));
    const services = {
      database: server,
      clock: { now: () => now },
      settings: { keys, healthSystem, patients: { mrnSystem: null } },
      port: { begin: unused, status: unused, fetch: unused, end: unused },
      signal: new AbortController().signal,
      report: unused,
    };
    await withStagedPatients(database, { keys, mrnSystem: null, now }, { path }, async ({ importId }) => {
      const state = {
        ...begunExport({ importId, statusUrl: '', since: null, startedAt: now.toISOString() }),
        transactionTime: now.toISOString(),
      };
      const { applied } = await database.db.transaction().execute(async (trx) => {
        await sql`lock table patients in share mode`.execute(trx);
        const applying = applyExport(state, [], services, { groupId: 'g1', nextAt: now });
        await Promise.race([applying, eventually(isWaitedFor).then(() => wait(silenceOf(limits) + 500))]);
        return { applied: applying };
      });
      expect(await applied).toMatchObject({ phase: 'ending' });
    });
    const { rows } = await sql`select from patients`.execute(database.db);
    expect(rows).toHaveLength(1);
  });

  async function isWaitedFor(): Promise<void> {
    const { rows } = await sql`
      select 1 from pg_locks where not granted and relation = 'patients'::regclass`.execute(database.db);
    expect(rows).toHaveLength(1);
  }
});

const unused = (): never => {
  throw new Error('not asked');
};
