import { type Kysely, sql } from 'kysely';

/** The second insurance of an account is on file beside its coverage, for its next estimate (docs/decisions/0117). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table insurances add column is_second_on_file boolean not null default false`.execute(db);
  await sql`
    create unique index insurances_second_on_file on insurances (owner_id) where is_second_on_file`.execute(db);
}
