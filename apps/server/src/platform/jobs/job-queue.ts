import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Job } from './job-kind.ts';

/** Work that is done after the answer, kept in the database: it survives the process, and several processes share it. */
export interface JobQueue {
  /** Writes a job within the transaction that writes its reason: both stand or neither. It is done at once, or after so many seconds. */
  enqueue: Enqueue;
  /** Jobs that wait, by queue. */
  depth(): Promise<Record<string, number>>;
  /** Lets running jobs finish, an inquiry that waits for its answer among them, then stops. Takes 22 seconds at most. */
  stop(): Promise<void>;
}

/** Adds a job within a transaction. */
export type Enqueue = (trx: Transaction<Tables>, job: Job, afterSeconds?: number) => Promise<void>;
