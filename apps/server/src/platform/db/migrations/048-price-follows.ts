import { type Kysely, sql } from 'kysely';

/** Price files that are fetched from hospitals' websites, one for a location, and where a version's file came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_follows (
      location_id text primary key,
      address text not null,
      location_name text,
      added_at timestamptz not null,
      next_at timestamptz not null,
      checked_at timestamptz,
      file_url text,
      etag text,
      last_modified text,
      file_sha256 text,
      failure text,
      failure_detail text,
      failures integer not null default 0
    )`.execute(db);
  await sql`alter table price_versions add column source_url text`.execute(db);
}
