import { type Kysely, sql } from 'kysely';

/**
 * Keys that can be changed (docs/decisions/0080): what is left of earlier secrets, the secret that a rotation still reads
 * under, and whether every sealed value names its key and is bound to its row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_keys (
      key_id text primary key,
      sealed text not null,
      since timestamptz not null default now()
    )`.execute(db);
  await sql`alter table audit_head add column key_id text`.execute(db);
  await sql`alter table installation add column previous_check bytea`.execute(db);
  await sql`alter table installation add column values_bound boolean not null default false`.execute(db);
}
