import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Deadlock, serialization failure, and a row that another transaction inserted at the same moment: a second try sees
 * it.
 */
const passing = new Set(['40P01', '40001', '23505']);

/** Runs the work in a transaction, and a second time if it only failed because of a concurrent transaction. */
export async function retriedTransaction<Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!isPassing(error)) throw error;
    return db.transaction().execute(work);
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && passing.has(error.code);
}
