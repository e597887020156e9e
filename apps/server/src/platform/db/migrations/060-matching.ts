import { type Kysely, sql } from 'kysely';

/**
 * What records are found again by although something in them differs (packages/matching), as keyed hashes; and whose record may be that of
 * an account: staff decide. Records that are on file get their hashes with the next import of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table patient_blocks (
      block_key bytea not null,
      patient_id uuid not null,
      primary key (block_key, patient_id)
    )`.execute(db);
  await sql`create index patient_blocks_by_patient on patient_blocks (patient_id)`.execute(db);
  await sql`alter table staged_patients add column block_keys bytea[] not null default '{}'`.execute(db);
  await sql`
    create table match_cases (
      account_id uuid primary key,
      sealed text not null,
      opened_at timestamptz not null
    )`.execute(db);
}
