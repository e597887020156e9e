import { type Kysely, sql } from 'kysely';

/**
 * At which session of an identity provider somebody came, as a keyed hash: when it ends there, the sessions end that came through it
 * (docs/decisions/0190). Of those from before nobody knows; they end where the word names the person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column identity_session bytea`.execute(db);
  await sql`alter table pending_sign_ins add column identity_session bytea`.execute(db);
  await sql`
    create index sessions_by_identity_session on sessions (identity_session) where identity_session is not null`.execute(
    db,
  );
}
