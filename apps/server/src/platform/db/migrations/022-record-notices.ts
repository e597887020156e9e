import { type Kysely, sql } from 'kysely';

/**
 * Notices to what is on file of a patient that an account now opens their record, each with the code by which the
 * account is frozen. They are found by the code, of which the hash is stored: it is random, and does nothing else. Who
 * the patient is, for the help desk, is sealed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_notices (
      code_hash bytea primary key,
      account_id uuid not null,
      patient_id uuid not null,
      sealed text,
      tied_at timestamptz not null,
      sent_at timestamptz,
      frozen_at timestamptz,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index record_notices_by_account on record_notices (account_id)`.execute(db);
  await sql`create index record_notices_by_expiry on record_notices (expires_at)`.execute(db);
}
