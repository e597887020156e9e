import { type Kysely, sql } from 'kysely';

/**
 * Enrolment: the state of a browser in a flow to an account, and the access codes and links that the hospital issues.
 * What people enter about themselves is sealed. The state of a flow holds a step and counters, and nothing about a
 * person.
 *
 * An account whose terms are not accepted yet exists (its username is taken) but cannot be used: only accounts with
 * `terms_accepted_at` are found by name or person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column terms_accepted_at timestamptz, add column patient_id uuid`.execute(db);
  await sql`update accounts set terms_accepted_at = created_at`.execute(db);
  await sql`
    create table enrolments (
      browser_hash bytea not null,
      flow text not null check (flow in ('signUp', 'activation', 'smsActivation')),
      version integer not null,
      state jsonb not null,
      sealed text not null,
      account_id uuid,
      expires_at timestamptz not null,
      primary key (browser_hash, flow)
    )`.execute(db);
  await sql`create index enrolments_by_expiry on enrolments (expires_at)`.execute(db);
  await sql`create index enrolments_by_account on enrolments (account_id) where account_id is not null`.execute(db);
  await sql`
    create table access_codes (
      code_hash bytea primary key,
      channel text not null check (channel in ('letter', 'sms', 'print')),
      patient_id uuid,
      sealed text not null,
      failures integer not null default 0,
      issued_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      used_by uuid
    )`.execute(db);
  await sql`create index access_codes_by_expiry on access_codes (expires_at)`.execute(db);
  await sql`create index access_codes_by_patient on access_codes (patient_id)`.execute(db);
  await sql`create index access_codes_by_account on access_codes (used_by) where used_by is not null`.execute(db);
}
