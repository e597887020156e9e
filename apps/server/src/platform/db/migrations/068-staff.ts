import { type Kysely, sql } from 'kysely';

/** Members of staff who are signed in to their app, and what one of them has asked for that a second one decides (decision 200). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_sessions (
      token_hash bytea primary key,
      subject text not null,
      name text not null,
      roles text not null,
      browser text not null,
      signed_in_at timestamptz not null,
      last_used_at timestamptz not null
    )`.execute(db);
  await sql`create index staff_sessions_by_subject on staff_sessions (subject)`.execute(db);
  await sql`
    create table staff_openings (
      opening_id uuid primary key,
      sealed text not null,
      status text not null,
      asked_by text not null,
      asked_by_subject text not null,
      asked_at timestamptz not null,
      decided_by text,
      decided_by_subject text,
      decided_at timestamptz,
      expires_at timestamptz not null
    )`.execute(db);
}
