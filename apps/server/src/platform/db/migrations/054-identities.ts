import { type Kysely, sql } from 'kysely';

/**
 * Accounts that people have elsewhere and sign in by (issue 15, point 3), and how the owner of each account has shown who they are. A
 * session and a sign-in before its second step say by which of them they were begun; of those from before, and of accounts from
 * before, nobody knows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_subjects (
      subject_hash bytea primary key,
      account_id uuid not null
    )`.execute(db);
  await sql`create index identity_subjects_by_account on identity_subjects (account_id)`.execute(db);
  await sql`
    create table account_identities (
      account_id uuid not null,
      provider_id text not null,
      subject_hash bytea not null,
      linked_at timestamptz not null,
      last_used_at timestamptz,
      primary key (account_id, provider_id)
    )`.execute(db);
  await sql`
    create table account_proofs (
      account_id uuid primary key,
      method text not null,
      provider_id text,
      level text,
      proven_at timestamptz not null
    )`.execute(db);
  await sql`alter table sessions add column identity_provider text, add column identity_amr text[]`.execute(db);
  await sql`alter table pending_sign_ins add column identity_provider text, add column identity_amr text[]`.execute(db);
}
