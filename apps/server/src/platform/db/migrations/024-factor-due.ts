import { type Kysely, sql } from 'kysely';

/** Sessions that wait for a second step, which the hospital demands of an account without one (docs/decisions/0088). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column factor_due boolean not null default false`.execute(db);
}
