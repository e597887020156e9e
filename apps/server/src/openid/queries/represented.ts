import type { Kysely } from 'kysely';
import { type LookedAfter, listLookedAfter } from '../../accounts/queries/looked-after.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { LiveLogin } from './live-logins.ts';

/** For whom a session acts, by the access as it is now; undefined for its own person. */
export async function findRepresented(
  db: Kysely<Tables>,
  { accountId, sessionId }: Pick<LiveLogin, 'accountId' | 'sessionId'>,
  now: Date,
): Promise<LookedAfter | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select('acting_proxy_id')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  const proxyId = session?.acting_proxy_id ?? null;
  if (proxyId === null) return undefined;
  const [represented] = await listLookedAfter(db, accountId, now, { proxyId });
  return represented;
}
