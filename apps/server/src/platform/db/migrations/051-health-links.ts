import { type Kysely, sql } from 'kysely';

/**
 * Estimates that their owners share by SMART Health Links (issue 14, point 5). They are found by the token of their address, of which a hash is stored; what is
 * shared is encrypted under the key of the link, which is stored nowhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table health_links (
      token_hash bytea primary key,
      link_id uuid not null,
      owner_kind text not null,
      owner_id uuid not null,
      estimate_id uuid not null,
      file text not null,
      passcode_hash text,
      tries_left integer not null,
      made_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index health_links_by_owner on health_links (owner_id)`.execute(db);
  await sql`create index health_links_by_expiry on health_links (expires_at)`.execute(db);
}
