import { fromPglite, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';

/** Connections of the job queue beside the pool of the requests: one listens, the others fetch and settle. */
const CONNECTIONS = 3;

/** Every queue with its habits. Times in seconds. */
const queues = {
  // Some nine hours of tries: a mail server that is down overnight loses nothing. What is done is soon forgotten.
  'send-mail': { retryLimit: 12, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 120 },
  // A message about signing in is of use for minutes; those with a code say so themselves (goodUntil).
  'send-sms': { retryLimit: 6, retryDelay: 5, retryBackoff: true, retryDelayMax: 300, expireInSeconds: 120 },
  // A code is good for weeks: three days of tries outlast a weekend at the printer's.
  'print-letter': { retryLimit: 80, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 120 },
  'phone-code': { retryLimit: 6, retryDelay: 5, retryBackoff: true, retryDelayMax: 300, expireInSeconds: 120 },
  // As long as its printing may wait: the registry of patients can be down overnight.
  'sign-up-letter': { retryLimit: 80, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 120 },
  'recovery-message': { retryLimit: 6, retryDelay: 5, retryBackoff: true, retryDelayMax: 300, expireInSeconds: 120 },
  // Longer than an answer may take, and than a worker that was killed keeps others from asking again (90 s).
  'eligibility-inquiry': { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 60, expireInSeconds: 100 },
  retention: { retryLimit: 3, retryDelay: 60, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 600 },
} as const;

export type QueueName = keyof typeof queues;
export const queueNames = Object.keys(queues) as QueueName[];

/** The queue's own tables and its queues. Safe to run at every start, also by several processes. */
export async function installJobQueues(database: Database): Promise<void> {
  const boss = createBoss(database, { migrate: true, supervise: false, schedule: false, useListenNotify: false });
  await boss.start();
  for (const name of queueNames) {
    const options = { ...queues[name], deleteAfterSeconds: 3600, notify: true };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  await boss.stop({ graceful: false });
}

/** pg-boss on either engine, not yet started. It shares the database, so that a job is written with its data or not at all. */
export function createBoss(
  { driver }: Database,
  options: { migrate: boolean; supervise: boolean; schedule: boolean; useListenNotify: boolean },
): PgBoss {
  return driver.engine === 'pglite'
    ? new PgBoss({ ...options, backend: 'pglite', db: fromPglite(driver.pglite) })
    : new PgBoss({ ...options, connectionString: driver.connectionString, max: CONNECTIONS });
}
