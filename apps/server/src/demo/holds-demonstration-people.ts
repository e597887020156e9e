import type { Kysely } from 'kysely';
import { usernameKey } from '../platform/crypto/lookup-keys.ts';
import { hasTable } from '../platform/db/has-table.ts';
import type { Tables } from '../platform/db/tables.ts';
import { everyAccount } from './accounts.ts';

/**
 * Whether a database has the demonstration's accounts. Half of their usernames are enough: earlier versions had fewer, and
 * no hospital has so many patients of these names.
 */
export async function holdsDemonstrationPeople(db: Kysely<Tables>, secret: string): Promise<boolean> {
  if (!(await hasTable(db, 'usernames'))) return false;
  const keys = everyAccount.map(({ username }) => usernameKey(secret, username));
  const { found } = await db
    .selectFrom('usernames')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('username_key', 'in', keys)
    .executeTakeFirstOrThrow();
  return found * 2 >= keys.length;
}
