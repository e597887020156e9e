import { type Kysely, sql } from 'kysely';

/**
 * Where the export of the hospital's patients stands (FHIR Bulk Data, issue 15, point 4): one row for each group. What is being fetched stands sealed, since addresses of
 * files may be all that opens them; each step is written down, so that whoever goes on after a kill begins where it ended.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table patient_exports (
      group_id text primary key,
      next_at timestamptz not null,
      sealed text,
      progress text,
      failure text,
      failures integer not null default 0,
      finished_at timestamptz,
      full_at timestamptz,
      transaction_time text,
      result jsonb
    )`.execute(db);
}
