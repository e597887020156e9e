import type { Kysely } from 'kysely';
import { type Keys, readingKeys } from '../crypto/keys.ts';
import type { Tables } from '../db/tables.ts';
import { chainKeyOf } from './entry-hash.ts';

/** The keys that the chain was made with, one after another. */
export interface ChainKeys {
  /** Of the entries until the first change of the secret. */
  firstId: string;
  /** Under which the end must be. */
  lastId: string;
  /** Undefined for a secret that is not at hand. */
  keyOf(id: string): string | undefined;
}

/** All keys of the chain: those of the secrets at hand, and of those before. */
export async function chainKeysOf(db: Kysely<Tables>, keys: Keys): Promise<ChainKeys> {
  const { key_id } = await db.selectFrom('audit_head').select('key_id').executeTakeFirstOrThrow();
  const known = new Map([
    ...keys.kept.map(({ id, subkeys }) => [id, subkeys.audit] as const),
    ...readingKeys(keys).map((key) => [key.id, chainKeyOf(key)] as const),
  ]);
  const lastId = key_id ?? keys.current.id;
  return { firstId: keys.kept[0]?.id ?? lastId, lastId, keyOf: (id) => known.get(id) };
}
