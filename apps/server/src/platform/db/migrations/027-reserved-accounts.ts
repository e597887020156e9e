import { type Kysely, sql } from 'kysely';

/**
 * Patients who are looked after and have no account, such as a child: the id of the account that they would get, under which
 * their estimates stand until then (docs/decisions/0090).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reserved_accounts (
      patient_id uuid primary key,
      account_id uuid not null,
      person text not null,
      reserved_at timestamptz not null
    )`.execute(db);
  await sql`create index reserved_accounts_by_account on reserved_accounts (account_id)`.execute(db);
}
