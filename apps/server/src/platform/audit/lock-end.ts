import type { Transaction } from 'kysely';
import { type Key, type Keys, readingKeys } from '../crypto/keys.ts';
import type { Tables } from '../db/tables.ts';
import { standingOf } from '../installation/find-installation-problem.ts';
import { InstallationError } from '../installation/installation-error.ts';
import { chainKeyOf } from './entry-hash.ts';

/** The end of the chain, and the key of the next entry. */
export interface LockedEnd {
  number: number;
  hash: Uint8Array;
  chainKey: string;
}

/**
 * Locks the end of the chain until the transaction ends.
 *
 * @throws InstallationError if the database was made with another secret, or is past a rotation that these keys are not.
 */
export async function lockEnd(trx: Transaction<Tables>, keys: Keys): Promise<LockedEnd> {
  const { number, hash, key_id, check, previous } = await trx
    .selectFrom('audit_head')
    .select(['number', 'hash', 'key_id'])
    .select((query) => query.selectFrom('installation').select('secret_check').as('check'))
    .select((query) => query.selectFrom('installation').select('previous_check').as('previous'))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const standing = check === null ? 'current' : standingOf({ secret_check: check, previous_check: previous }, keys);
  // `next`: these keys were the ones before a rotation that is done. What they wrote would be found by nobody.
  if (standing === 'unknown' || standing === 'next') throw new InstallationError('secret');
  const key = key_id === null ? firstKeyOf(standing, keys) : readingKeys(keys).find(({ id }) => id === key_id);
  if (key === undefined) throw new InstallationError('secret');
  return { number, hash, chainKey: chainKeyOf(key) };
}

/** Before any rotation, the chain is under the secret of the database. */
function firstKeyOf(standing: ReturnType<typeof standingOf>, { current, previous }: Keys): Key {
  return standing === 'former' ? (previous ?? current) : current;
}
