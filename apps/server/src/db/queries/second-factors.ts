import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Whether a sign-in needs its second step: the account has a confirmed factor, and the browser shows no cookie of a
 * device that is remembered. One statement, since every sign-in asks.
 *
 * @param rememberHash hash of the device cookie; null where the browser has none for this account.
 */
export async function isSecondStepNeeded(
  db: Kysely<Tables>,
  accountId: string,
  rememberHash: Uint8Array | null,
  now: Date,
): Promise<boolean> {
  const needed = await db
    .selectFrom('second_factors')
    .select(sql<number>`1`.as('one'))
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('devices')
            .select('device_id')
            .where('devices.account_id', '=', accountId)
            .where('remember_hash', '=', rememberHash)
            .where('remembered_until', '>', now),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return needed !== undefined;
}
