import { fromKysely, type PgBoss } from 'pg-boss';
import { seal } from '../crypto/sealed.ts';
import type { Database } from '../db/database.ts';
import { createBoss } from './boss.ts';
import type { JobQueue } from './job-queue.ts';

/** Writes jobs only. The servers on the same database run them. */
export async function createJobWriter(database: Database, secret: string): Promise<Pick<JobQueue, 'enqueue' | 'stop'>> {
  const boss = createBoss(database, { migrate: false, supervise: false, schedule: false, useListenNotify: false });
  await boss.start();
  return { enqueue: enqueueBy(boss, secret), stop: () => boss.stop({ graceful: false }) };
}

/** A waiting job's data are sealed. */
export function enqueueBy(boss: PgBoss, secret: string): JobQueue['enqueue'] {
  return async (trx, job, afterSeconds = 0) => {
    // In seconds, because the queue uses the database's clock, which may differ from this machine's.
    const options = { db: fromKysely(trx), startAfter: afterSeconds };
    await boss.send(job.name, { sealed: seal(secret, job.data) }, options);
  };
}
