import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Job } from './job-kind.ts';

/** The jobs of a queue that wait. */
export interface WaitingJobs {
  readonly jobs: number;
  /** In seconds: how long the oldest of them has waited since it was due. */
  readonly late: number;
}

/** Work after the response, stored in the database: it survives the process, and several processes share it. */
export interface JobQueue {
  /**
   * Writes a job in the transaction of its reason: both are stored or neither. The job runs at once, or after a number
   * of seconds.
   */
  enqueue: Enqueue;
  /** What waits, by queue. */
  waiting(): Promise<Record<string, WaitingJobs>>;
  /**
   * Lets running jobs finish, including an inquiry that waits for its response, then stops. Takes 22 seconds at most.
   */
  stop(): Promise<void>;
}

/** Adds a job within a transaction. */
export type Enqueue = (trx: Transaction<Tables>, job: Job, afterSeconds?: number) => Promise<void>;
