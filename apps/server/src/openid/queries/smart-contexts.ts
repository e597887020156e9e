import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { listLookedAfter } from '../../accounts/queries/looked-after.ts';
import { scopeOfRecord } from '../smart/records-of.ts';
import type { SmartContextsTable } from '../../platform/db/smart-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Stores whose record a grant is for. */
export async function saveContext(db: Kysely<Tables>, context: Insertable<SmartContextsTable>): Promise<void> {
  const { grant_id: _, ...changed } = context;
  await db
    .insertInto('smart_contexts')
    .values(context)
    .onConflict((conflict) => conflict.column('grant_id').doUpdateSet(changed))
    .execute();
}

/** Whose record a grant is for; undefined where it is for none, or is so no more. */
export async function findLiveContext(
  db: Kysely<Tables>,
  grantId: string,
  now: Date,
): Promise<Selectable<SmartContextsTable> | undefined> {
  const context = await db
    .selectFrom('smart_contexts')
    .selectAll()
    .where('grant_id', '=', grantId)
    .where(isTied(now))
    .executeTakeFirst();
  if (context === undefined || context.patient_account_id === context.account_id) return context;
  const of = { patientAccountId: context.patient_account_id };
  const [access] = await listLookedAfter(db, context.account_id, now, of);
  return access?.scopes.includes(scopeOfRecord(context.changes_record)) ? context : undefined;
}

/** Whether the record of a context is tied to the account, or kept for it, as it was. */
function isTied(now: Date): RawBuilder<boolean> {
  return sql<boolean>`smart_contexts.expires_at > ${now}
    and (exists (
        select 1 from accounts as patient where patient.account_id = smart_contexts.patient_account_id
        and patient.patient_id = smart_contexts.patient_id and patient.standing = 'active')
      or exists (
        select 1 from reserved_accounts as patient where patient.account_id = smart_contexts.patient_account_id
        and patient.patient_id = smart_contexts.patient_id))`;
}
