import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/**
 * Whether others may look after the patient of an account now: it is active, or the patient has none yet. Who has taken a record
 * may have invited others to it, so that a frozen account is closed to them as it is to its owner.
 *
 * @param patient the column that has the account's id.
 */
export function mayBeLookedAfter(
  patient: 'proxies.patient_account_id' | 'proxy_invites.patient_account_id',
): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select 1 from accounts as patient where patient.account_id = ${sql.ref(patient)} and patient.standing <> 'active')`;
}

/** Whether a person has an access to somebody's record that has not ended. */
export async function looksAfterSomebody(db: Kysely<Tables>, accountId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('proxies')
    .select('proxy_id')
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
