import { type Kysely, sql } from 'kysely';

/**
 * The OpenID provider (issue 15, point 1): its signing keys, what it hands out, which apps a session has signed in to, and to what people have agreed. A session
 * says by which second factor it was begun, for the claims `acr` and `amr`; of sessions from before nobody knows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table openid_keys (
      number integer primary key,
      kid text not null,
      sealed text not null,
      signs_from timestamptz not null
    )`.execute(db);
  await sql`
    create table openid_artifacts (
      id_hash bytea primary key,
      grant_hash bytea,
      account_id uuid,
      sealed text not null,
      consumed_at timestamptz,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index openid_artifacts_by_grant on openid_artifacts (grant_hash)`.execute(db);
  await sql`create index openid_artifacts_by_account on openid_artifacts (account_id)`.execute(db);
  await sql`create index openid_artifacts_by_expiry on openid_artifacts (expires_at)`.execute(db);
  await sql`
    create table openid_logins (
      account_id uuid not null,
      session_id uuid not null,
      client_id text not null,
      sid text not null,
      grant_id text,
      primary key (account_id, session_id, client_id)
    )`.execute(db);
  await sql`
    create table openid_consents (
      account_id uuid not null,
      client_id text not null,
      scopes text[] not null,
      given_at timestamptz not null,
      primary key (account_id, client_id)
    )`.execute(db);
  await sql`alter table sessions add column shown_factor text`.execute(db);
}
