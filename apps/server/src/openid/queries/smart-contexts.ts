import type { Insertable, Kysely, Selectable } from 'kysely';
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
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (context === undefined || !(await isTied(db, context))) return undefined;
  if (context.patient_account_id === context.account_id) return context;
  const of = { patientAccountId: context.patient_account_id };
  const [access] = await listLookedAfter(db, context.account_id, now, of);
  return access?.scopes.includes(scopeOfRecord(context.changes_record)) ? context : undefined;
}

/** Whether the record of a context is tied to the account, or kept for it, as it was. The account is on another machine than the grant. */
async function isTied(
  db: Kysely<Tables>,
  { patient_account_id: accountId, patient_id: patientId }: Selectable<SmartContextsTable>,
): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('patient_id', '=', patientId)
    .where('standing', '=', 'active')
    .executeTakeFirst();
  if (account !== undefined) return true;
  const reserved = await db
    .selectFrom('reserved_accounts')
    .select('account_id')
    .where('patient_id', '=', patientId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return reserved !== undefined;
}
