import { type Kysely, sql } from 'kysely';

/**
 * Whose import holds a lease for as long as it runs (docs/decisions/0184). An import of a version before holds none: its rows stay for
 * a day, as ever.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staged_patients add column has_lease boolean not null default false`.execute(db);
  await sql`alter table staged_coverage add column has_lease boolean not null default false`.execute(db);
}
