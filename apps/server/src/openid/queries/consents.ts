import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OpenIdConsentsTable } from '../../platform/db/openid-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

export async function findConsent(
  db: Kysely<Tables>,
  accountId: string,
  clientId: string,
): Promise<Selectable<OpenIdConsentsTable> | undefined> {
  return db
    .selectFrom('openid_consents')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** What somebody has agreed that apps may know, the latest first. */
export async function listConsents(db: Kysely<Tables>, accountId: string): Promise<Selectable<OpenIdConsentsTable>[]> {
  return db
    .selectFrom('openid_consents')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('given_at', 'desc')
    .execute();
}

/** Stores to what somebody agrees now, in place of what they agreed to before. */
export async function saveConsent(trx: Transaction<Tables>, consent: Selectable<OpenIdConsentsTable>): Promise<void> {
  const { scopes, given_at } = consent;
  await trx
    .insertInto('openid_consents')
    .values(consent)
    .onConflict((conflict) => conflict.columns(['account_id', 'client_id']).doUpdateSet({ scopes, given_at }))
    .execute();
}
