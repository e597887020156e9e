import type { Insertable, Kysely, Transaction } from 'kysely';
import type { ProxiesTable } from '../../platform/db/account-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Gives a person access to a patient's record. A later invitation changes the person's rights. */
export async function upsertProxy(trx: Transaction<Tables>, proxy: Insertable<ProxiesTable>): Promise<void> {
  await trx
    .insertInto('proxies')
    .values(proxy)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'patient_account_id']).doUpdateSet({ scope: proxy.scope }),
    )
    .execute();
}

/** The patients whose records a person has access to, with their sealed profiles, oldest access first. */
export function listProxies(
  db: Kysely<Tables>,
  accountId: string,
): Promise<Array<{ account_id: string; profile: string; scope: ProxiesTable['scope']; since: Date }>> {
  return db
    .selectFrom('proxies')
    .innerJoin('accounts', 'accounts.account_id', 'proxies.patient_account_id')
    .select(['accounts.account_id', 'accounts.profile', 'proxies.scope', 'proxies.since'])
    .where('proxies.account_id', '=', accountId)
    .orderBy('since')
    .execute();
}

/** Ends the access of everybody to the record of an account, and every invitation to it. */
export async function endAccessTo(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx.deleteFrom('proxies').where('patient_account_id', '=', accountId).execute();
  await trx.deleteFrom('proxy_invites').where('patient_account_id', '=', accountId).execute();
}
