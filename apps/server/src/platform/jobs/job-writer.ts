import { fromKysely, type PgBoss } from 'pg-boss';
import { seal } from '../crypto/sealed.ts';
import type { Database } from '../db/database.ts';
import { createBoss } from './boss.ts';
import type { JobQueue } from './job-queue.ts';

/** Writes jobs, and leaves doing them to the servers that run on the database. */
export async function openJobWriter(database: Database, secret: string): Promise<Pick<JobQueue, 'enqueue' | 'stop'>> {
  const boss = createBoss(database, { migrate: false, supervise: false, schedule: false, useListenNotify: false });
  await boss.start();
  return { enqueue: enqueueBy(boss, secret), stop: () => boss.stop({ graceful: false }) };
}

/** What is in a job is sealed while it waits. */
export function enqueueBy(boss: PgBoss, secret: string): JobQueue['enqueue'] {
  return async (trx, job, afterSeconds = 0) => {
    // In seconds: the queue keeps the time of the database, which may differ from this machine's.
    const options = { db: fromKysely(trx), startAfter: afterSeconds };
    await boss.send(job.name, { sealed: seal(secret, job.data) }, options);
  };
}
