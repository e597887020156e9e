import { type Kysely, sql } from 'kysely';

/**
 * The files of the built web app under names with a hash of their content, so that servers of two releases serve each other's
 * (docs/decisions/0179). `mac` is a keyed hash of path and content: scripts are taken from here by no other hand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table web_files (
      path text primary key,
      content bytea not null,
      mac bytea not null,
      replaced_at timestamptz
    )`.execute(db);
}
