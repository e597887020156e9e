import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { mayBeLookedAfter } from '../../accounts/queries/looked-after.ts';
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
  return db
    .selectFrom('smart_contexts')
    .selectAll()
    .where('grant_id', '=', grantId)
    .where(isLive(now))
    .executeTakeFirst();
}

/**
 * Whether a context still rests on something: the record is tied to the account as it was, and is the person's own, or they look after its patient, and may change
 * it where the app may.
 */
function isLive(now: Date): RawBuilder<boolean> {
  return sql<boolean>`smart_contexts.expires_at > ${now}
    and (exists (
        select 1 from accounts as patient where patient.account_id = smart_contexts.patient_account_id
        and patient.patient_id = smart_contexts.patient_id and patient.standing = 'active')
      or exists (
        select 1 from reserved_accounts as patient where patient.account_id = smart_contexts.patient_account_id
        and patient.patient_id = smart_contexts.patient_id))
    and (smart_contexts.patient_account_id = smart_contexts.account_id
      or exists (
        select 1 from proxies where proxies.account_id = smart_contexts.account_id
        and proxies.patient_account_id = smart_contexts.patient_account_id and proxies.ends_at > ${now}
        and (proxies.scope = 'manage' or not smart_contexts.changes_record)
        and ${mayBeLookedAfter('proxies.patient_account_id')}))`;
}
