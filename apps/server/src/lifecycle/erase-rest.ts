import type { Database } from '../platform/db/database.ts';
import { eraseRowsById } from './queries/erase-rows.ts';
import type { ErasedAccount } from './erase-rest-job.ts';

/**
 * Erases what calls have written that were under way when their account was erased: a call reads its session, then writes, and
 * nothing ties an estimate or a message to the account's own row, which may stand on another machine.
 */
export async function eraseRest({ accountId }: ErasedAccount, { db }: Pick<Database, 'db'>): Promise<void> {
  await db.transaction().execute((trx) => eraseRowsById(trx, accountId));
}
