import type { Kysely, Selectable } from 'kysely';
import type { SessionsTable } from '../account-tables.ts';
import type { Tables } from '../tables.ts';

/** The sessions of an account, the one used last first. Whether they still live is sessions/session-times.ts's to say. */
export function listSessions(db: Kysely<Tables>, accountId: string): Promise<Selectable<SessionsTable>[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id')
    .execute();
}
