import type { Database } from '../platform/db/database.ts';
import { jobKind } from '../platform/jobs/job-kind.ts';
import { eraseRowsById } from './queries/erase-rows.ts';

/** An account that was erased. */
export interface ErasedAccount {
  accountId: string;
}

/** Runs some minutes after an erasure. */
export const eraseRestJob = jobKind<ErasedAccount>('erase-rest', {
  retryLimit: 20,
  retryDelay: 60,
  retryDelayMax: 3600,
  expireInSeconds: 120,
});

/**
 * Erases what calls have written that were under way when their account was erased: a call reads its session, then writes, and
 * nothing ties an estimate or a message to the account's own row, which may stand on another machine.
 */
export async function eraseRest({ accountId }: ErasedAccount, { db }: Pick<Database, 'db'>): Promise<void> {
  await db.transaction().execute((trx) => eraseRowsById(trx, accountId));
}
