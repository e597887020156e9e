import { fromPglite, PgBoss } from 'pg-boss';
import {
  type ConnectionLimits,
  KEEP_ALIVE_AFTER,
  longLimits,
  queueLimits,
  silenceOf,
} from '../db/connection-limits.ts';
import type { Database } from '../db/database.ts';
import type { JobKind } from './job-kind.ts';
import { limits } from '../limits/limits.ts';

/** Connections of the job queue besides the pool of the requests: one listens, the others fetch and complete jobs. */
const CONNECTIONS = 3;

/**
 * In seconds: a worker says so often at least that it still works on a job. Of one that does not, as after a kill, another
 * takes the job over.
 */
const LEASE = 10;

/** In seconds: how often each process looks for such jobs. With the lease and the first pause, less than 20 seconds pass. */
const LOOKS_FOR_LOST_JOBS = 4;

/** A queue of jobs, and its retries. */
export type Queue = Pick<JobKind<never>, 'name' | 'retries'>;

/** Creates the queue's own tables and its queues. Safe to run at every start, also by several processes. */
export async function installJobQueues(database: Database, queues: readonly Queue[]): Promise<void> {
  const boss = createBoss(database, { migrate: true, supervise: false, schedule: false, useListenNotify: false });
  await boss.start();
  for (const { name, retries } of queues) {
    // Finished jobs are deleted soon.
    const deleteAfterSeconds = limits.finishedJobs.window;
    const options = { ...retries, retryBackoff: true, heartbeatSeconds: LEASE, deleteAfterSeconds, notify: true };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  await boss.stop({ graceful: false });
}

/**
 * pg-boss on either engine, not yet started. It shares the database, so that a job is written in the transaction of its
 * data.
 */
export function createBoss(
  { driver }: Database,
  choices: { migrate: boolean; supervise: boolean; schedule: boolean; useListenNotify: boolean },
): PgBoss {
  const options = {
    ...choices,
    superviseIntervalSeconds: LOOKS_FOR_LOST_JOBS,
    monitorIntervalSeconds: LOOKS_FOR_LOST_JOBS,
  };
  return driver.engine === 'pglite'
    ? new PgBoss({ ...options, backend: 'pglite', db: fromPglite(driver.pglite) })
    : new PgBoss({
        ...options,
        ...poolOf(choices.migrate ? longLimits : queueLimits),
        connectionString: driver.connectionString,
        // As the pool of the requests: it is connected when no request is.
        ...(driver.pool.options.application_name === undefined
          ? {}
          : { application_name: driver.pool.options.application_name }),
      });
}

/** Settings that pg-boss hands on to its pool as they are. What takes no answer in time is ended with its connection. */
function poolOf(ends: ConnectionLimits) {
  return {
    max: CONNECTIONS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
    query_timeout: silenceOf(ends),
    ...ends,
  };
}
