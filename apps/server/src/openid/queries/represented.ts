import type { Kysely } from 'kysely';
import { mayBeLookedAfter } from '../../accounts/queries/looked-after.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { LiveLogin } from './live-logins.ts';

/** For whom a session acts, by the access as it is now; undefined for its own person. */
export async function findRepresented(
  db: Kysely<Tables>,
  { accountId, sessionId }: Pick<LiveLogin, 'accountId' | 'sessionId'>,
  now: Date,
): Promise<{ patientAccountId: string; scope: 'view' | 'manage' } | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('proxies', (join) =>
      join
        .onRef('proxies.account_id', '=', 'sessions.account_id')
        .onRef('proxies.proxy_id', '=', 'sessions.acting_proxy_id'),
    )
    .select(['proxies.patient_account_id as patientAccountId', 'proxies.scope'])
    .where('sessions.account_id', '=', accountId)
    .where('sessions.session_id', '=', sessionId)
    .where('proxies.ends_at', '>', now)
    .where(mayBeLookedAfter('proxies.patient_account_id'))
    .executeTakeFirst();
}
