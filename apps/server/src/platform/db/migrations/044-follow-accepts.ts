import { type Kysely, sql } from 'kysely';

/** What staff take as it is in the followed file of a location, as `prices import --accept` does in a file that they name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_follow_accepts (
      location_id text not null,
      header text not null,
      primary key (location_id, header)
    )`.execute(db);
}
