import { type Kysely, sql } from 'kysely';

/**
 * Which version of the terms the owner of an account has accepted, and whether a session waits for them. For accounts of
 * before, the audit trail has the version; where it has none, the terms are asked at the next sign-in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column terms_version text`.execute(db);
  await sql`
    update accounts set terms_version = (
      select details ->> 'version' from audit_entries
      where audit_entries.account_id = accounts.account_id and event = 'termsAccepted'
      order by number desc limit 1)
    where terms_accepted_at is not null`.execute(db);
  await sql`alter table sessions add column terms_due boolean not null default false`.execute(db);
}
