import { type Kysely, sql } from 'kysely';

/**
 * Whose this database is: the demonstration's or a hospital's, and a value that PORTICO_SECRET alone gives
 * (docs/decisions/0075, 0076). The server adds the row, since only it knows both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table installation (
      one boolean primary key default true check (one),
      kind text not null check (kind in ('demonstration', 'hospital')),
      secret_check bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}
