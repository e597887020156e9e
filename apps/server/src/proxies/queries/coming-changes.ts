import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** What comes to the access of a parent or guardian by itself. */
export interface ComingChange {
  proxyId: string;
  accountId: string;
  patientAccountId: string;
  at: Date;
  /** It ends then; else a teenager's privacy narrows it. */
  isEnd: boolean;
}

/** The next change of an access: the privacy, as long as it is ahead, then the end. */
const next = (now: Date) => sql<Date>`case when private_from > ${now} then private_from else ends_at end`;

/** The changes of parents' and guardians' accesses until a time that were not told of yet. */
export async function listComingChanges(
  db: Kysely<Tables>,
  { now, until }: { now: Date; until: Date },
): Promise<ComingChange[]> {
  const at = next(now);
  const rows = await db
    .selectFrom('proxies')
    .select(['proxy_id as proxyId', 'account_id as accountId', 'patient_account_id as patientAccountId'])
    .select(['ends_at as endsAt', at.as('at')])
    .where('basis', 'in', ['parent', 'guardian'])
    .where('ends_at', '>', now)
    .where(sql<boolean>`${at} <= ${until} and told_until is distinct from ${at}`)
    .execute();
  return rows.map(({ endsAt, ...change }) => ({ ...change, isEnd: change.at.getTime() === endsAt.getTime() }));
}

/** Notes that a change was told of; false where that was done, or the access is gone, in the meantime. */
export async function noteForetold(
  trx: Transaction<Tables>,
  { accountId, proxyId, at }: Pick<ComingChange, 'accountId' | 'proxyId' | 'at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('proxies')
    .set({ told_until: at })
    .where('account_id', '=', accountId)
    .where('proxy_id', '=', proxyId)
    .where('told_until', 'is distinct from', at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
