import { type Kysely, sql } from 'kysely';

/**
 * Who wants to hear when the price of a kept estimate changes (issue 14, point 5). They are found by the token of the mailed link,
 * of which the hash is stored, and end with the estimate.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_watches (
      token_hash bytea primary key,
      number_hash bytea not null references kept_estimates on delete cascade,
      owner_id uuid not null,
      sealed text not null,
      confirmed_at timestamptz,
      seen_prices text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index price_watches_by_number on price_watches (number_hash)`.execute(db);
  await sql`create index price_watches_by_owner on price_watches (owner_id)`.execute(db);
  await sql`create index price_watches_by_expiry on price_watches (expires_at)`.execute(db);
}
