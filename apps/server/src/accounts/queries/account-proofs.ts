import type { ProofMethod } from '@portico/contract';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AccountProofsTable } from '../../platform/db/identity-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** How somebody has shown who they are. */
export interface ShownProof {
  method: ProofMethod;
  /** Where an identity provider has proven them: which one of the settings, and how far. */
  identity?: { provider: string; level: NonNullable<AccountProofsTable['level']> };
  at: Date;
}

/** Writes how the owner of an account has shown who they are; what stood before is replaced. */
export async function saveAccountProof(
  trx: Transaction<Tables>,
  accountId: string,
  { method, identity, at }: ShownProof,
): Promise<void> {
  const shown = { method, provider_id: identity?.provider ?? null, level: identity?.level ?? null, proven_at: at };
  await trx
    .insertInto('account_proofs')
    .values({ account_id: accountId, ...shown })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(shown))
    .execute();
}

/** Undefined for an account from before it was written down, and for one that was untied from its record. */
export async function findAccountProof(
  db: Kysely<Tables>,
  accountId: string,
): Promise<Selectable<AccountProofsTable> | undefined> {
  return db.selectFrom('account_proofs').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

export async function deleteAccountProof(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx.deleteFrom('account_proofs').where('account_id', '=', accountId).execute();
}
