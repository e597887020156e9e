import { type Kysely, sql } from 'kysely';

/**
 * Guests, their estimates, and the protection against abuse: spent captchas and rate limits. The limits are unlogged,
 * because they are not worth a disk flush: they start anew after a crash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guest_sessions (
      browser_hash bytea not null,
      token_hash bytea not null,
      terms_version text not null,
      accepted_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (browser_hash, token_hash)
    )`.execute(db);
  await sql`create index guest_sessions_by_expiry on guest_sessions (expires_at)`.execute(db);
  await sql`
    create table captcha_uses (
      challenge text primary key,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index captcha_uses_by_expiry on captcha_uses (expires_at)`.execute(db);
  await sql`
    create unlogged table rate_limits (
      key text primary key,
      points integer not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index rate_limits_by_expiry on rate_limits (expires_at)`.execute(db);
  await sql`
    create table estimates (
      id uuid not null,
      owner_kind text not null check (owner_kind in ('guest')),
      owner_id uuid not null,
      service_area text not null,
      template text not null,
      location_id text,
      provider_id text,
      disclaimer_accepted boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (owner_id, id),
      unique (owner_id, service_area, template)
    )`.execute(db);
  await sql`create index estimates_by_expiry on estimates (expires_at)`.execute(db);
}
