import { type Key, type Keys, readingKeys } from '../crypto/keys.ts';
import { standingOf } from '../installation/find-installation-problem.ts';
import { InstallationError } from '../installation/installation-error.ts';
import { chainKeyOf } from './entry-hash.ts';

/** The end of the chain as it is stored, with what the database says of its secret. */
export interface StoredEnd {
  number: number;
  hash: Uint8Array;
  key_id: string | null;
  secret_check: Uint8Array | null;
  previous_check: Uint8Array | null;
}

/** The end of the chain, and the key of the next entry. */
export interface ChainEnd {
  number: number;
  hash: Uint8Array;
  chainKey: string;
}

/**
 * The end of the chain for whoever appends to it.
 *
 * @throws InstallationError if the database was made with another secret, or is past a rotation that these keys are not.
 */
export function chainEnd({ number, hash, key_id, ...mark }: StoredEnd, keys: Keys): ChainEnd {
  const { secret_check, previous_check } = mark;
  const standing = secret_check === null ? 'current' : standingOf({ secret_check, previous_check }, keys);
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
