import { type Kysely, sql } from 'kysely';

/** A second insurance of an estimate, with its benefits as those of the first (docs/decisions/0070). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table estimates
      add column second_insurance_id uuid,
      add column second_benefits text`.execute(db);
}
