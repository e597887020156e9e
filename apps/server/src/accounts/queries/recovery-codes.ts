import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** Replaces all recovery codes of the account. */
export async function replaceRecoveryCodes(
  trx: Transaction<Tables>,
  accountId: string,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await deleteRecoveryCodes(trx, accountId);
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ account_id: accountId, code_hash: hash })))
    .execute();
}

export async function deleteRecoveryCodes(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
}

/** The number of unused recovery codes. */
export async function countRecoveryCodes(db: Kysely<Tables>, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** The hashes of all recovery codes, the used ones too. */
export async function listRecoveryCodes(db: Kysely<Tables>, accountId: string): Promise<Uint8Array[]> {
  const codes = await db.selectFrom('recovery_codes').select('code_hash').where('account_id', '=', accountId).execute();
  return codes.map(({ code_hash }) => code_hash);
}

/** Uses up a recovery code. If several requests try at the same time, exactly one gets `right`. */
export async function spendRecoveryCode(
  trx: Transaction<Tables>,
  accountId: string,
  hash: Uint8Array,
  now: Date,
): Promise<'right' | 'codeUsed' | 'codeInvalid'> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows > 0n) return 'right';
  const known = await trx
    .selectFrom('recovery_codes')
    .select('used_at')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  // Unknown if the codes were replaced since their hashes were read.
  return known === undefined ? 'codeInvalid' : 'codeUsed';
}
