import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { MAX_MERGES } from '../merge-limit.ts';
import { lockLinks } from './patient-accounts.ts';

/**
 * Stores which record of an import replaced which, and hands on no account: nobody who links waits for an import (docs/decisions/0243).
 *
 * @returns the records of which this is new, and those of the import whose account another record should have: `handOnAccounts` wants them at the end.
 */
export async function applyMerges(trx: Transaction<Tables>, importId: string): Promise<string[]> {
  const { rows } = await sql<{ patient_id: string; replaced_by: string | null }>`
    update patients set replaced_by = merge.replaced_by
    from (
      select staged.patient_id, (
        select reference.patient_id
        from unnest(staged.replaced_by_keys) with ordinality as target (reference_key, place)
        join patient_references reference using (reference_key)
        where reference.patient_id <> staged.patient_id
        order by place limit 1
      ) as replaced_by
      from staged_patients staged where staged.import_id = ${importId}
    ) merge
    where patients.patient_id = merge.patient_id and patients.replaced_by is distinct from merge.replaced_by
    returning patients.patient_id, patients.replaced_by`.execute(trx);
  const late = await sql<{ patient_id: string }>`
    select patient_id from staged_patients
      join patients patient using (patient_id)
      join patient_accounts using (patient_id)
    where staged_patients.import_id = ${importId}
      and not exists (select from patient_accounts taken where taken.patient_id = patient.replaced_by)
      and patient.replaced_by is not null`.execute(trx);
  const isNew = rows.filter(({ replaced_by }) => replaced_by !== null);
  return [...new Set([...isNew, ...late.rows].map(({ patient_id }) => patient_id))];
}

/**
 * Hands on the accounts of records that a transaction has merged: the replacing record takes over the account of the merged one, if it has none of its own; so does the
 * record that replaced that one. The last that a transaction does, but for its word in the audit trail: from here until it ends nobody is linked (docs/decisions/0243).
 *
 * @param merged of applyMerges.
 */
export async function handOnAccounts(trx: Transaction<Tables>, merged: readonly string[], now: Date): Promise<void> {
  if (merged.length === 0) return;
  await lockLinks(trx);
  await sql`
    with recursive merged (patient_id, replaced_by, merges) as (
      select patient_id, patient.replaced_by, 1
      from json_array_elements_text(${JSON.stringify(merged)}::json) as given (value)
        join patients patient on patient.patient_id = given.value::uuid
      where patient.replaced_by is not null
      union all
      select merged.patient_id, next.replaced_by, merges + 1
      from merged join patients next on next.patient_id = merged.replaced_by
      where next.replaced_by is not null and merges < ${MAX_MERGES}
    )
    insert into patient_accounts (patient_id, account_id, linked_at)
    select distinct on (merged.replaced_by) merged.replaced_by, linked.account_id, ${now}::timestamptz
    from merged join patient_accounts linked using (patient_id)
    order by merged.replaced_by, linked.linked_at
    on conflict do nothing`.execute(trx);
  await moveReservations(trx, merged);
}

/** What is reserved for who was merged is found by the record in force, too. Where they name each other in a circle there is none. */
async function moveReservations(trx: Transaction<Tables>, merged: readonly string[]): Promise<void> {
  await sql`
    with recursive moved (patient_id, in_force, merges) as (
      select patient.patient_id, patient.replaced_by, 1
      from json_array_elements_text(${JSON.stringify(merged)}::json) as given (value)
        join patients patient on patient.patient_id = given.value::uuid
      where patient.replaced_by is not null
      union all
      select moved.patient_id, next.replaced_by, merges + 1
      from moved join patients next on next.patient_id = moved.in_force
      where next.replaced_by is not null and merges < ${MAX_MERGES}
    ),
    last as (select distinct on (patient_id) patient_id, in_force from moved order by patient_id, merges desc),
    found as (
      select reserved.patient_id, last.in_force
      from last join reserved_accounts reserved on reserved.patient_id = last.patient_id
      union all
      select reserved.patient_id, last.in_force
      from last join reserved_accounts reserved on reserved.in_force = last.patient_id
      where not exists (select from last own where own.patient_id = reserved.patient_id)
    )
    update reserved_accounts reserved set in_force = found.in_force
    from found where found.patient_id = reserved.patient_id`.execute(trx);
}
