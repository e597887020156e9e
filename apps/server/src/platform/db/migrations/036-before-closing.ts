import { type Kysely, sql } from 'kysely';

/**
 * A closed account keeps what it was, so that it can be opened again as it was: its status, and every record that it opened.
 * Of accounts that are closed already, nobody knows the status: they open suspended, and staff lift that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      add column standing_before text check (standing_before in ('active', 'mustReset', 'suspended')),
      add column patients_before uuid[] not null default '{}'`.execute(db);
  await sql`
    update accounts
    set standing_before = 'suspended',
      patients_before = case when patient_id is null then '{}' else array[patient_id] end
    where standing = 'closed'`.execute(db);
  await sql`
    alter table accounts add constraint accounts_standing_before_closing
      check (standing <> 'closed' or standing_before is not null)`.execute(db);
}
