import { blocksOf, blocksToSearch, type MatchedPerson } from '@portico/matching';
import { keyedHash, keyedHashes, type Keys } from '../../platform/crypto/keys.ts';
import type { StoredRecord } from '../stored-record.ts';
import { matchedRecord } from './matched-record.ts';

/** Limit of keys for one patient: more than any real patient has. */
const MOST = 64;

/** The keyed hashes by which a record is found although something in it differs from what is said. */
export function blockKeysOf(
  keys: Keys,
  record: Parameters<typeof matchedRecord>[0] & Partial<StoredRecord>,
): Uint8Array[] {
  return blocksOf(matchedRecord(record))
    .slice(0, MOST)
    .map((block) => keyedHash(keys, 'blocks', block));
}

/** Those by which the records of a person are looked for. */
export function blockKeysToSearch(keys: Keys, person: MatchedPerson): Uint8Array[] {
  return blocksToSearch(person)
    .slice(0, MOST)
    .flatMap((block) => keyedHashes(keys, 'blocks', block));
}
