import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/**
 * Notes that an account is closed, and which patient it had, so that it can be theirs again. Call it before the link to the
 * patient is removed.
 *
 * @returns false if it was closed already.
 */
export async function markClosed(trx: Transaction<Tables>, accountId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set((eb) => ({
      standing: 'closed',
      closed_at: now,
      patient_id: eb
        .selectFrom('patient_accounts')
        .select('patient_id')
        .where('account_id', '=', accountId)
        // The record into which others were merged was linked last.
        .orderBy('linked_at', 'desc')
        .limit(1),
    }))
    .where('account_id', '=', accountId)
    .where('standing', '<>', 'closed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function markReopened(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ standing: 'active', closed_at: null })
    .where('account_id', '=', accountId)
    .execute();
}

/** Notes that an account is nobody's on file. */
export async function clearPatient(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx.updateTable('accounts').set({ patient_id: null }).where('account_id', '=', accountId).execute();
}

/** The accounts that were closed before this time, with what was sealed of them. */
export async function listClosedBefore(db: Kysely<Tables>, before: Date): Promise<Array<{ account_id: string }>> {
  return db
    .selectFrom('accounts')
    .select('account_id')
    .where('closed_at', '<=', before)
    .where('standing', '=', 'closed')
    .orderBy('closed_at')
    .execute();
}

/** Locks an account until the transaction ends. */
export async function holdAccount(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await sql`select 1 from accounts where account_id = ${accountId}::uuid for update`.execute(trx);
}
