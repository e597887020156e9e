import { type Kysely, sql } from 'kysely';

/**
 * Which record stands for a patient for whom an account is reserved, once theirs was merged into it: so that the reservation is found by that record, too (docs/decisions/0246).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reserved_accounts add column in_force uuid`.execute(db);
  await sql`
    with recursive kept (patient_id, in_force, merges) as (
      select reserved.patient_id, patient.replaced_by, 1
      from reserved_accounts reserved join patients patient using (patient_id)
      where patient.replaced_by is not null
      union all
      select kept.patient_id, next.replaced_by, merges + 1
      from kept join patients next on next.patient_id = kept.in_force
      where next.replaced_by is not null and merges < 5
    )
    update reserved_accounts reserved set in_force = last.in_force
    from (select distinct on (patient_id) patient_id, in_force from kept order by patient_id, merges desc) last
    where last.patient_id = reserved.patient_id`.execute(db);
  await sql`
    create index reserved_accounts_in_force on reserved_accounts (in_force) where in_force is not null`.execute(db);
}
