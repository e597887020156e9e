import type { Kysely } from 'kysely';
import type { Keys } from '../platform/crypto/keys.ts';
import { usernameKey } from '../platform/crypto/lookup-keys.ts';
import { hasTable } from '../platform/db/has-table.ts';
import type { Tables } from '../platform/db/tables.ts';
import { everyAccount } from './accounts.ts';

/**
 * Whether a database has the demonstration's accounts. Half of their usernames are enough: earlier versions had fewer, and
 * no hospital has so many patients of these names.
 */
export async function holdsDemonstrationPeople(db: Kysely<Tables>, keys: Keys): Promise<boolean> {
  if (!(await hasTable(db, 'usernames'))) return false;
  const names = everyAccount.map(({ username }) => usernameKey(keys, username));
  const { found } = await db
    .selectFrom('usernames')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('username_key', 'in', names)
    .executeTakeFirstOrThrow();
  return found * 2 >= names.length;
}
