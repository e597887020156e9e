import type { Transaction } from 'kysely';
import type { Keys } from '../crypto/keys.ts';
import type { Tables } from '../db/tables.ts';
import { chainEnd, type ChainEnd } from './chain-end.ts';

/**
 * Locks the end of the chain until the transaction ends: for what has to read the whole chain before it appends to it. Nobody
 * else appends meanwhile.
 *
 * @throws InstallationError if the database was made with another secret, or is past a rotation that these keys are not.
 */
export async function lockEnd(trx: Transaction<Tables>, keys: Keys): Promise<ChainEnd> {
  const stored = await trx
    .selectFrom('audit_head')
    .select(['number', 'hash', 'key_id'])
    .select((query) => query.selectFrom('installation').select('secret_check').as('secret_check'))
    .select((query) => query.selectFrom('installation').select('previous_check').as('previous_check'))
    .forUpdate()
    .executeTakeFirstOrThrow();
  return chainEnd(stored, keys);
}
