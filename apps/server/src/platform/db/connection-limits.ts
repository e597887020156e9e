/** What PostgreSQL lets a connection take, in milliseconds; it ends what takes longer. By the names of its settings. */
export interface ConnectionLimits {
  /** One statement. */
  readonly statement_timeout: number;
  /** Waiting for a lock. */
  readonly lock_timeout: number;
  /** A transaction in which nothing is asked. */
  readonly idle_in_transaction_session_timeout: number;
}

/**
 * The limits of requests. A server that stands still in the middle of a transaction (a paused machine, a cut network) loses
 * its locks before anyone who waits for them gives up, so that one server cannot stop the others.
 */
export const requestLimits: ConnectionLimits = {
  statement_timeout: 10_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 5_000,
};

/** Those of the job queue's own statements: what it clears away at times may take longer. */
export const queueLimits: ConnectionLimits = { ...requestLimits, statement_timeout: 60_000 };

/**
 * Those of what takes its time: imports, migrations and commands. A price file of hours is one statement, and a migration of a
 * large table may keep the next server waiting.
 */
export const longLimits: ConnectionLimits = {
  statement_timeout: 6 * 3_600_000,
  lock_timeout: 10 * 60_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** In milliseconds: a connection that carries nothing is tried after this, and again each second; ten in vain, and it is gone. */
export const KEEP_ALIVE_AFTER = 10_000;

/**
 * In milliseconds, longer than a statement may take: after so long without a byte nobody is at the other end. Only this notices a
 * network that is cut while an answer is waited for.
 */
export function silenceOf({ statement_timeout }: ConnectionLimits): number {
  return statement_timeout + 5_000;
}
