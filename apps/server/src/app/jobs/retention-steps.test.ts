import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appSignOutsByHttp } from '../../adapters/app-sign-outs-http.ts';
import { lettersToFolder } from '../../adapters/letters-folder.ts';
import { mailToOutbox } from '../../adapters/mail-outbox.ts';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import { smsToOutbox } from '../../adapters/sms-outbox.ts';
import { createCircuitBreaker } from '../../platform/circuit-breaker.ts';
import type { Database } from '../../platform/db/database.ts';
import { createBoss } from '../../platform/jobs/boss.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { limits } from '../../platform/limits/limits.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { secondsAfter } from '../../platform/time.ts';
import { callEngines, createTestDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { createJobQueue } from './open-job-queue.ts';

describe.each(callEngines)('a step of retention that fails, on %s (decision 107)', (engine) => {
  const clock = settableClock();
  const report = vi.fn<(failure: { queue: string; reason: string }) => void>();
  let database: Database;
  let queue: JobQueue;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    // What the first step alone reads.
    await sql`alter table proxies rename column told_until to misplaced`.execute(database.db);
    const settings = { ...(await readSettings('test', {})), priceFilesFolder: 'unused' };
    const ports = {
      mail: mailToOutbox(database.db, clock),
      sms: smsToOutbox(database.db, clock),
      letters: lettersToFolder(database.db, clock, 'unused'),
      patients: patientsOfRegistry(database.db, settings.keys),
      eligibility: { ask: () => Promise.reject(new Error('not asked')), close: async () => {} },
      breaker: createCircuitBreaker(() => clock.now(), limits.silentPayor),
      appSignOuts: appSignOutsByHttp(),
      keepControls: () => {},
      keepDeviation: () => {},
    };
    queue = await createJobQueue(database, { ...ports, clock, settings, report }, { schedule: false });
  });
  afterAll(async () => {
    await queue.stop();
    await database.close();
  });

  it('holds up no step after it, is reported, and is tried again', async () => {
    const { db } = database;
    const used = { challenge: 'old', expires_at: secondsAfter(clock.now(), -1) };
    await db.insertInto('captcha_uses').values(used).execute();
    const boss = createBoss(database, { migrate: false, supervise: false, schedule: false, useListenNotify: false });
    await boss.start();
    await boss.send('retention', {});
    await boss.stop({ graceful: false });
    await eventually(async () => {
      const { rows } = await sql<{ state: string }>`
        select state::text from pgboss.job where name = 'retention'`.execute(db);
      expect(rows).toEqual([{ state: 'retry' }]);
    });
    expect(report.mock.calls).toEqual([[{ queue: 'retention', reason: expect.any(String) }]]);
    expect(await db.selectFrom('captcha_uses').selectAll().execute()).toEqual([]);
  });
});
