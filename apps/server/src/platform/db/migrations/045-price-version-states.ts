import { type Kysely, sql } from 'kysely';

/**
 * A price file can be staged before it is live, and what was live is kept for a way back. `live_at` orders what was live at a
 * location; no two versions of a location are live at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table price_versions
      drop constraint price_versions_status_check,
      add constraint price_versions_status_check
        check (status in ('loading', 'staged', 'live', 'kept', 'retired')),
      add column live_at timestamptz`.execute(db);
  await sql`update price_versions set live_at = imported_at where status = 'live'`.execute(db);
  await sql`
    alter table price_versions
      add constraint price_versions_was_live check (status not in ('live', 'kept') or live_at is not null)`.execute(db);
  await sql`create unique index price_versions_live on price_versions (location_id) where status = 'live'`.execute(db);
}
