import { type Kysely, sql } from 'kysely';

/**
 * SMART App Launch (issue 15, point 2): whose record the tokens of an app are for, and what a portal hands to an app that it opens. Both are read with each token, so
 * that they end with the access that they rest on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table smart_contexts (
      grant_id text primary key,
      account_id uuid not null,
      patient_account_id uuid not null,
      patient_id uuid not null,
      changes_record boolean not null,
      sealed text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index smart_contexts_by_account on smart_contexts (account_id)`.execute(db);
  await sql`create index smart_contexts_by_patient on smart_contexts (patient_account_id)`.execute(db);
  await sql`create index smart_contexts_by_expiry on smart_contexts (expires_at)`.execute(db);
  await sql`
    create table smart_launches (
      launch_hash bytea primary key,
      account_id uuid not null,
      client_id text not null,
      patient_account_id uuid,
      intent text,
      needs_banner boolean not null,
      claimed_by bytea,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index smart_launches_by_account on smart_launches (account_id)`.execute(db);
  await sql`create index smart_launches_by_patient on smart_launches (patient_account_id)`.execute(db);
  await sql`create index smart_launches_by_expiry on smart_launches (expires_at)`.execute(db);
}
