import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** A code that was sent to a factor of an account. */
interface SentCode {
  accountId: string;
  factorId: string;
  hash: Uint8Array;
}

/** A code as it was typed, in each form in which it may be stored. */
type TypedCode = Omit<SentCode, 'hash'> & { hashes: readonly Uint8Array[] };

/**
 * Stores a new code in place of the one before. If several requests try at the same time, one code is stored. A used
 * code does not delay the next one: a person who signs in again at once gets another.
 *
 * @returns null if it was stored; otherwise the time when the valid code was sent, which is after `notAfter`.
 */
export async function replaceSentCode(
  trx: Transaction<Tables>,
  { accountId, factorId, hash }: SentCode,
  { sentAt, expiresAt, notAfter }: { sentAt: Date; expiresAt: Date; notAfter: Date },
): Promise<Date | null> {
  const code = { code_hash: hash, sent_at: sentAt, expires_at: expiresAt, used_at: null };
  const saved = await trx
    .insertInto('sent_codes')
    .values({ account_id: accountId, factor_id: factorId, ...code })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'factor_id'])
        .doUpdateSet(code)
        .where((either) =>
          either.or([either('sent_codes.sent_at', '<=', notAfter), either('sent_codes.used_at', 'is not', null)]),
        ),
    )
    .executeTakeFirst();
  if ((saved.numInsertedOrUpdatedRows ?? 0n) > 0n) return null;
  const status = await trx
    .selectFrom('sent_codes')
    .select('sent_at')
    .where('account_id', '=', accountId)
    .where('factor_id', '=', factorId)
    .executeTakeFirstOrThrow();
  return status.sent_at;
}

/** Uses up a code that was sent. If several requests try at the same time, exactly one gets `right`. */
export async function spendSentCode(
  trx: Transaction<Tables>,
  { accountId, factorId, hashes }: TypedCode,
  now: Date,
): Promise<'right' | 'codeUsed' | 'codeExpired' | 'codeInvalid'> {
  const used = await trx
    .updateTable('sent_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('factor_id', '=', factorId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (used.numUpdatedRows > 0n) return 'right';
  const known = await trx
    .selectFrom('sent_codes')
    .select(sql<boolean>`used_at is not null`.as('used'))
    .where('account_id', '=', accountId)
    .where('factor_id', '=', factorId)
    .where('code_hash', 'in', hashes)
    .executeTakeFirst();
  if (known === undefined) return 'codeInvalid';
  return known.used ? 'codeUsed' : 'codeExpired';
}

/** Deletes the codes of removed factors. */
export async function deleteSentCodes(
  db: Kysely<Tables>,
  accountId: string,
  factorIds: readonly string[],
): Promise<void> {
  if (factorIds.length === 0) return;
  await db.deleteFrom('sent_codes').where('account_id', '=', accountId).where('factor_id', 'in', factorIds).execute();
}
