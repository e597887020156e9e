import { type Kysely, sql } from 'kysely';

/**
 * Accounts and sign-in. Every row of an account is keyed by the account, so that its rows can live on one machine. What
 * must be found without the account's id (a username, a person, a ticket) has a table keyed by what is known, without a
 * foreign key (docs/decisions/0024). Names, addresses and numbers are sealed or keyed hashes: the database alone
 * reveals nothing of a person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accounts (
      account_id uuid primary key,
      profile text not null,
      password_hash text not null,
      password_changed_at timestamptz not null,
      recovered_by_email boolean not null default false,
      has_signed_in boolean not null default false,
      standing text not null default 'active' check (standing in ('active', 'mustReset', 'suspended')),
      security_question text,
      security_answer_hash text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table usernames (
      username_key bytea primary key,
      account_id uuid not null
    )`.execute(db);
  await sql`
    create table account_people (
      person_key bytea not null,
      account_id uuid not null,
      primary key (person_key, account_id)
    )`.execute(db);
  await sql`
    create table sessions (
      account_id uuid not null references accounts on delete cascade,
      token_hash bytea not null,
      session_id uuid not null,
      device_key bytea,
      browser text not null,
      signed_in_at timestamptz not null,
      last_used_at timestamptz not null,
      password_confirmed_at timestamptz not null,
      ends_at timestamptz not null,
      challenge text,
      challenge_expires_at timestamptz,
      primary key (account_id, token_hash),
      unique (account_id, session_id)
    )`.execute(db);
  await sql`create index sessions_by_end on sessions (ends_at)`.execute(db);
  await sql`
    create table pending_sign_ins (
      account_id uuid not null references accounts on delete cascade,
      token_hash bytea not null,
      browser_hash bytea not null,
      challenge text,
      expires_at timestamptz not null,
      primary key (account_id, token_hash)
    )`.execute(db);
  await sql`create index pending_sign_ins_by_expiry on pending_sign_ins (expires_at)`.execute(db);
  await sql`
    create table devices (
      account_id uuid not null references accounts on delete cascade,
      device_key bytea not null,
      device_id uuid not null,
      browser text not null,
      remember_hash bytea,
      remembered_until timestamptz,
      last_used_at timestamptz not null,
      primary key (account_id, device_key),
      unique (account_id, device_id)
    )`.execute(db);
  await sql`
    create table second_factors (
      account_id uuid not null references accounts on delete cascade,
      factor_id uuid not null,
      kind text not null check (kind in ('sms', 'email', 'authenticator', 'passkey')),
      sealed text not null,
      confirmed_at timestamptz,
      added_at timestamptz not null,
      last_used_at timestamptz,
      last_step bigint,
      primary key (account_id, factor_id)
    )`.execute(db);
  await sql`
    create table recovery_codes (
      account_id uuid not null references accounts on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (account_id, code_hash)
    )`.execute(db);
  await sql`
    create table sent_codes (
      account_id uuid not null references accounts on delete cascade,
      factor_id uuid not null,
      code_hash bytea not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (account_id, factor_id)
    )`.execute(db);
  await sql`
    create table tickets (
      ticket_hash bytea primary key,
      purpose text not null,
      account_id uuid,
      browser_hash bytea,
      sealed text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index tickets_by_expiry on tickets (expires_at)`.execute(db);
  await sql`create index tickets_by_account on tickets (account_id)`.execute(db);
  await sql`
    create table try_locks (
      key text primary key,
      subject bytea not null,
      failures integer not null,
      locks integer not null,
      locked_until timestamptz,
      last_try_at timestamptz not null
    )`.execute(db);
  await sql`create index try_locks_by_subject on try_locks (subject)`.execute(db);
  await sql`create index try_locks_by_last_try on try_locks (last_try_at)`.execute(db);
  await sql`
    create table admissions (
      account_id uuid primary key references accounts on delete cascade,
      class text not null check (class in ('emergencyRoom', 'inpatient')),
      location_id text not null,
      unit text not null,
      bed text,
      admitted_at timestamptz not null
    )`.execute(db);
  await sql`
    create table proxy_invites (
      invite_hash bytea primary key,
      patient_account_id uuid not null,
      scope text not null check (scope in ('view', 'manage')),
      expires_at timestamptz not null,
      answer text check (answer in ('accept', 'decline')),
      answered_by uuid,
      answered_at timestamptz
    )`.execute(db);
  await sql`
    create table proxies (
      account_id uuid not null references accounts on delete cascade,
      patient_account_id uuid not null,
      scope text not null check (scope in ('view', 'manage')),
      since timestamptz not null,
      primary key (account_id, patient_account_id)
    )`.execute(db);
}
