/** What PostgreSQL lets a connection take, in milliseconds; it ends what takes longer. By the names of its settings. */
export interface ConnectionLimits {
  /** One statement. */
  readonly statement_timeout: number;
  /** Waiting for a lock, as at the end of the audit trail. */
  readonly lock_timeout: number;
  /** A transaction in which nothing is asked. */
  readonly idle_in_transaction_session_timeout: number;
}

/**
 * The limits of requests. A server that stands still in the middle of a transaction (a paused machine, a cut network) loses
 * its locks before anyone who waits for them gives up, so that one server cannot stop the sign-ins of all.
 */
export const requestLimits: ConnectionLimits = {
  statement_timeout: 10_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 5_000,
};
