import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';

/** The client ids of the apps that somebody has signed in to with a session. */
export async function findAppsOfSession(
  db: Kysely<Tables>,
  { accountId, sessionId }: Pick<SignedIn, 'accountId' | 'sessionId'>,
): Promise<string[]> {
  const logins = await db
    .selectFrom('openid_logins')
    .select('client_id')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .execute();
  return logins.map(({ client_id }) => client_id);
}
