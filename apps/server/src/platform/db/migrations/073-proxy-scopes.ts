import { type Kysely, sql } from 'kysely';

/**
 * What an access allows, as a list; on what it rests; and from when on it allows less, for a teenager's privacy (docs/decisions/0203). Servers of the release
 * before go on writing `scope` alone: the list counts for the `since` with which it was written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table proxies
      add column scopes text[],
      add column scopes_since timestamptz,
      add column basis text,
      add column private_from timestamptz,
      add column private_scopes text[],
      add column told_until timestamptz`.execute(db);
  await sql`
    alter table proxy_invites
      add column scopes text[],
      add column basis text,
      add column private_from timestamptz,
      add column private_scopes text[]`.execute(db);
}
