import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { deleteAccountProof } from './account-proofs.ts';
import type { Account } from './accounts.ts';

/**
 * Notes that an account is closed, and what it was: its status and its patients, so that it can be that again. Call it
 * before the links to the patients are removed.
 *
 * @returns false if it was closed already.
 */
export async function markClosed(trx: Transaction<Tables>, accountId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set((eb) => ({
      standing: 'closed',
      closed_at: now,
      standing_before: eb.ref('standing'),
      // The record into which others were merged was linked last.
      patients_before: sql<string[]>`array(
        select patient_id from patient_accounts where account_id = ${accountId}::uuid order by linked_at desc, patient_id)`,
    }))
    .where('account_id', '=', accountId)
    .where('standing', '<>', 'closed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives an account the status that it had before it was closed, and returns it: what was frozen stays frozen. */
export async function markReopened(
  trx: Transaction<Tables>,
  account: Pick<Account, 'account_id' | 'standing_before' | 'patients_before'>,
): Promise<Account['standing']> {
  const { account_id: accountId, standing_before: before, patients_before: patients } = account;
  const standing = before ?? 'suspended';
  await trx
    .updateTable('accounts')
    .set({
      standing,
      closed_at: null,
      standing_before: null,
      patients_before: [],
      patient_id: patients[0] ?? null,
    })
    .where('account_id', '=', accountId)
    .execute();
  return standing;
}

/** Freezes an account while it is closed: whoever opens it again finds it suspended. */
export async function suspendClosed(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ standing_before: 'suspended' })
    .where('account_id', '=', accountId)
    .where('standing', '=', 'closed')
    .execute();
}

/** Notes that an account is nobody's on file: how its owner has shown to be that patient no longer counts. */
export async function clearPatient(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx.updateTable('accounts').set({ patient_id: null }).where('account_id', '=', accountId).execute();
  await deleteAccountProof(trx, accountId);
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
