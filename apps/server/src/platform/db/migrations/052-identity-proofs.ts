import { type Kysely, sql } from 'kysely';

/** How and when the owner of an account has shown to be the patient (issue 15, point 1). Of accounts from before nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column proof text, add column proved_at timestamptz`.execute(db);
}
