import { type Kysely, sql } from 'kysely';

/**
 * An account can be closed: nobody signs in to it, and it is erased some time after (docs/decisions/0083). What an account
 * is found by is found by the account as well, so that it can be erased with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts drop constraint accounts_standing_check`.execute(db);
  await sql`
    alter table accounts
      add constraint accounts_standing_check check (standing in ('active', 'mustReset', 'suspended', 'closed')),
      add column closed_at timestamptz`.execute(db);
  await sql`create index accounts_by_closing on accounts (closed_at) where closed_at is not null`.execute(db);
  await sql`create index usernames_by_account on usernames (account_id)`.execute(db);
  await sql`create index account_people_by_account on account_people (account_id)`.execute(db);
}
