import { type Kysely, sql } from 'kysely';

/** Which kind of care an estimate is of, as the patient answered, where its code does not tell (docs/decisions/0065). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table estimates add column kind_of_care text`.execute(db);
}
