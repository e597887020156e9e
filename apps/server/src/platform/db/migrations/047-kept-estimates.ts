import { type Kysely, sql } from 'kysely';

/**
 * Estimates that one keeps (issue 14, point 5). They are found by their number, of which a keyed hash is stored, because whoever has
 * the number is not who kept it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_estimates (
      number_hash bytea primary key,
      fact_hash bytea not null,
      owner_kind text not null,
      owner_id uuid not null,
      is_own_device boolean not null,
      sealed text not null,
      kept_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index kept_estimates_by_owner on kept_estimates (owner_id)`.execute(db);
  await sql`create index kept_estimates_by_expiry on kept_estimates (expires_at)`.execute(db);
}
