import type { Kysely, Selectable } from 'kysely';
import type { OpenIdKeysTable } from '../../platform/db/openid-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

type KeyRow = Selectable<OpenIdKeysTable>;

/** All keys, the newest first. */
export async function listKeys(db: Kysely<Tables>): Promise<KeyRow[]> {
  return db.selectFrom('openid_keys').selectAll().orderBy('number', 'desc').execute();
}

/** Adds a key, unless another server has added one of this number meanwhile. */
export async function addKey(db: Kysely<Tables>, key: KeyRow): Promise<void> {
  await db
    .insertInto('openid_keys')
    .values(key)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute();
}

export async function deleteKeysBefore(db: Kysely<Tables>, number: number): Promise<void> {
  await db.deleteFrom('openid_keys').where('number', '<', number).execute();
}
