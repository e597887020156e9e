import { type Kysely, sql } from 'kysely';

/** What the staff app asks for that takes longer than a reply may: any server tells what came of it, and takes it over from one that has ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_long_calls (
      call_key bytea primary key,
      beat_at timestamptz not null,
      result text
    )`.execute(db);
}
