import type { Kysely } from 'kysely';
import { listLookedAfter } from '../../accounts/queries/looked-after.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';

/** Under which access each of some sessions acts now, by the session's id; one that acts for nobody, or is gone, is left out. */
export async function listActing(
  db: Kysely<Tables>,
  sessions: ReadonlyArray<Pick<SignedIn, 'accountId' | 'sessionId'>>,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (sessions.length === 0) return new Map();
  const accountIds = [...new Set(sessions.map(({ accountId }) => accountId))];
  const found = await db
    .selectFrom('sessions')
    .select(['session_id', 'acting_proxy_id'])
    .where('account_id', 'in', accountIds)
    .where(
      'session_id',
      'in',
      sessions.map(({ sessionId }) => sessionId),
    )
    .where('acting_proxy_id', 'is not', null)
    .where('ends_at', '>', now)
    .execute();
  const open = new Set((await listLookedAfter(db, accountIds, now)).map(({ proxyId }) => proxyId));
  return new Map(
    found.flatMap(({ session_id, acting_proxy_id: proxyId }) =>
      proxyId !== null && open.has(proxyId) ? [[session_id, proxyId] as const] : [],
    ),
  );
}
