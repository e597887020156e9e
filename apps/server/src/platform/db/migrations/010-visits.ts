import { type Kysely, sql } from 'kysely';

/**
 * Visits with the hospital: booked on a provider's scheduling page, or made by staff, and the links to video visits. What a
 * visit is for is sealed. Whose visit an appointment or a link is stands in tables of their own, keyed by what is known
 * (docs/decisions/0024).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visits (
      owner_id uuid not null,
      visit_id uuid not null,
      owner_kind text not null check (owner_kind in ('account', 'guest', 'invited')),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      is_video boolean not null,
      status text not null check (status in ('booked', 'cancelled')),
      sequence bigint not null,
      details text not null,
      expires_at timestamptz not null,
      primary key (owner_id, visit_id)
    )`.execute(db);
  await sql`create index visits_by_expiry on visits (expires_at)`.execute(db);
  await sql`
    create table visit_appointments (
      appointment_key bytea primary key,
      owner_id uuid not null,
      visit_id uuid not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index visit_appointments_by_expiry on visit_appointments (expires_at)`.execute(db);
  await sql`
    create table visit_links (
      token_hash bytea primary key,
      owner_id uuid not null,
      visit_id uuid not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index visit_links_by_expiry on visit_links (expires_at)`.execute(db);
}
