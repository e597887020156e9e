import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Job } from './job-kind.ts';

/** Work after the response, stored in the database: it survives the process, and several processes share it. */
export interface JobQueue {
  /**
   * Writes a job in the transaction of its reason: both are stored or neither. The job runs at once, or after a number
   * of seconds.
   */
  enqueue: Enqueue;
  /** The number of waiting jobs, by queue. */
  depth(): Promise<Record<string, number>>;
  /**
   * Lets running jobs finish, including an inquiry that waits for its response, then stops. Takes 22 seconds at most.
   */
  stop(): Promise<void>;
}

/** Adds a job within a transaction. */
export type Enqueue = (trx: Transaction<Tables>, job: Job, afterSeconds?: number) => Promise<void>;
