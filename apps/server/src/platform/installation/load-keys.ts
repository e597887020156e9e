import type { Kysely } from 'kysely';
import type { KeptKey, Keys } from '../crypto/keys.ts';
import { unseal } from '../crypto/sealed.ts';
import type { Tables } from '../db/tables.ts';

/** The keys of the settings, with what a database has left of the secrets before. */
export async function loadKeys(db: Kysely<Tables>, keys: Keys): Promise<Keys> {
  const rows = await db.selectFrom('kept_keys').select(['key_id', 'sealed']).orderBy('since').execute();
  const kept = rows.map(({ key_id, sealed }): KeptKey => {
    const subkeys = unseal(keys, { column: 'kept_keys.sealed', row: { key_id } }, sealed) as KeptKey['subkeys'];
    return { id: key_id, subkeys };
  });
  const mark = await db.selectFrom('installation').select('values_bound').executeTakeFirst();
  return { ...keys, kept, readsUnbound: mark?.values_bound !== true };
}
