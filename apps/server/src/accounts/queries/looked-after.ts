import { type RawBuilder, sql } from 'kysely';

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
