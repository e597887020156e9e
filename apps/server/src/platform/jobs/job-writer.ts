import { fromKysely, type PgBoss } from 'pg-boss';
import type { Keys } from '../crypto/keys.ts';
import { sealFor } from '../crypto/sealed.ts';
import type { Database } from '../db/database.ts';
import { createBoss } from './boss.ts';
import { currentTraceparent } from '../telemetry/trace.ts';
import type { JobQueue } from './job-queue.ts';
import { leavesNewerTables } from './queue-schema.ts';

/** Writes jobs only. The servers on the same database run them. */
export async function createJobWriter(database: Database, keys: Keys): Promise<Pick<JobQueue, 'enqueue' | 'stop'>> {
  const migrate = await leavesNewerTables(database);
  const boss = createBoss(database, { migrate, supervise: false, schedule: false, useListenNotify: false });
  await boss.start();
  return { enqueue: enqueueBy(boss, keys), stop: () => boss.stop({ graceful: false }) };
}

/** A waiting job's data are sealed. */
export function enqueueBy(boss: PgBoss, keys: Keys): JobQueue['enqueue'] {
  return async (trx, job, afterSeconds = 0) => {
    // In seconds, because the queue uses the database's clock, which may differ from this machine's.
    const group = job.group === undefined ? {} : { group: { id: job.group } };
    const id = job.id === undefined ? {} : { id: job.id };
    const options = { db: fromKysely(trx), startAfter: afterSeconds, ...group, ...id };
    // Of no one: by it the job's lines in the log stand beside those of what queued it.
    const traceparent = currentTraceparent();
    const data = { sealed: sealFor(keys, 'job', job.data), ...(traceparent === undefined ? {} : { traceparent }) };
    await boss.send(job.name, data, options);
  };
}
