import { type Kysely, sql } from 'kysely';

/** Finds the entries of a time. Entries lie in the order of their times, so that a few numbers for each block of rows suffice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_entries_by_time on audit_entries using brin (at)`.execute(db);
}
