import { type Kysely, sql } from 'kysely';

/**
 * Invitations are bound to a person, accesses end and can be acted under (docs/decisions/0089, 0090). Invitations and accesses from
 * before were given to whoever had the link: the ones are no longer found, since they name nobody, and the others end here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table proxy_invites
      add column invite_id uuid not null default gen_random_uuid(),
      add column invitee text,
      add column access_ends_at timestamptz,
      add column invited_at timestamptz not null default now()`.execute(db);
  await sql`create index proxy_invites_by_patient on proxy_invites (patient_account_id)`.execute(db);
  await sql`
    alter table proxies
      add column proxy_id uuid not null default gen_random_uuid(),
      add column ends_at timestamptz not null default now()`.execute(db);
  await sql`alter table proxies alter column ends_at drop default`.execute(db);
  await sql`alter table proxies add unique (account_id, proxy_id)`.execute(db);
  await sql`create index proxies_by_patient on proxies (patient_account_id)`.execute(db);
  await sql`create index proxies_by_end on proxies (ends_at)`.execute(db);
  await sql`alter table sessions add column acting_proxy_id uuid`.execute(db);
  await sql`alter table estimates add column saved_by uuid`.execute(db);
}
