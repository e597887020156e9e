import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { AccountProofsTable } from '../../platform/db/identity-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Writes how the owner of an account has shown who they are; what stood before is replaced. */
export async function saveAccountProof(trx: Transaction<Tables>, proof: Insertable<AccountProofsTable>): Promise<void> {
  const { account_id: _, ...shown } = proof;
  await trx
    .insertInto('account_proofs')
    .values(proof)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(shown))
    .execute();
}

/** Undefined for an account from before it was written down. */
export async function findAccountProof(
  db: Kysely<Tables>,
  accountId: string,
): Promise<Selectable<AccountProofsTable> | undefined> {
  return db.selectFrom('account_proofs').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}
