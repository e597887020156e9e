import type { HeldScope } from '@portico/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { scopeColumns, scopesOf } from '../proxy-scopes.ts';

/** Somebody for whom a person may act now, and how far. */
export interface LookedAfter {
  readonly proxyId: string;
  /** Who acts. */
  readonly accountId: string;
  /** Under this id stands what is the patient's, whether or not the account exists. */
  readonly patientAccountId: string;
  /** One at least. */
  readonly scopes: readonly HeldScope[];
  readonly since: Date;
  readonly endsAt: Date;
}

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

/**
 * For whom an account may act now, and with which scopes: the one place that says so, for sessions, pages and the tokens of apps. Left out are accesses that have
 * ended, those to a frozen account, and those of which a teenager's privacy leaves nothing.
 *
 * @param accountId one account, or several.
 * @param of one access, by its id or by whose record it is; without it all of them, the oldest first.
 */
export async function listLookedAfter(
  db: Kysely<Tables>,
  accountId: string | readonly string[],
  now: Date,
  of: { readonly proxyId?: string; readonly patientAccountId?: string } = {},
): Promise<LookedAfter[]> {
  const rows = await db
    .selectFrom('proxies')
    .select(['proxies.proxy_id as proxyId', 'proxies.account_id as accountId', 'proxies.ends_at as endsAt'])
    .select(['proxies.patient_account_id as patientAccountId', ...scopeColumns])
    .where('account_id', 'in', [accountId].flat())
    .where('ends_at', '>', now)
    .where(mayBeLookedAfter('proxies.patient_account_id'))
    .$if(of.proxyId !== undefined, (query) => query.where('proxy_id', '=', of.proxyId ?? ''))
    .$if(of.patientAccountId !== undefined, (query) =>
      query.where('patient_account_id', '=', of.patientAccountId ?? ''),
    )
    .orderBy('since')
    .orderBy('proxy_id')
    .execute();
  return rows.flatMap(({ proxyId, accountId: by, patientAccountId, since, endsAt, ...stored }) => {
    const scopes = scopesOf({ ...stored, since }, now);
    return scopes.length === 0 ? [] : [{ proxyId, accountId: by, patientAccountId, scopes, since, endsAt }];
  });
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
