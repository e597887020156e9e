import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OpenIdLoginsTable } from '../../platform/db/openid-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type AppLogin = Selectable<OpenIdLoginsTable>;
type OfSession = Pick<AppLogin, 'account_id' | 'session_id'>;

/** The apps that somebody has signed in to with a session. */
export async function listAppLogins(db: Kysely<Tables>, { account_id, session_id }: OfSession): Promise<AppLogin[]> {
  return db
    .selectFrom('openid_logins')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('session_id', '=', session_id)
    .execute();
}

export async function saveAppLogins(db: Kysely<Tables>, logins: readonly AppLogin[]): Promise<void> {
  if (logins.length === 0) return;
  await db
    .insertInto('openid_logins')
    .values([...logins])
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'session_id', 'client_id']).doUpdateSet((eb) => ({
        sid: eb.ref('excluded.sid'),
        grant_id: eb.ref('excluded.grant_id'),
      })),
    )
    .execute();
}

/**
 * Takes out, and returns, logins whose session is no more: signed out, ended by its owner or by staff, unused for too long, at its end, or of an account that is
 * not active. Several servers may ask at once: each login is returned to one.
 */
export async function takeEndedLogins(
  trx: Transaction<Tables>,
  { now, usedAfter, limit }: { now: Date; usedAfter: Date; limit: number },
): Promise<AppLogin[]> {
  const ended = await trx
    .selectFrom('openid_logins')
    .selectAll()
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sessions')
            .innerJoin('accounts', 'accounts.account_id', 'sessions.account_id')
            .select('sessions.session_id')
            .whereRef('sessions.account_id', '=', 'openid_logins.account_id')
            .whereRef('sessions.session_id', '=', 'openid_logins.session_id')
            .where('sessions.ends_at', '>', now)
            .where('sessions.last_used_at', '>', usedAfter)
            .where('accounts.standing', '=', 'active'),
        ),
      ),
    )
    .limit(limit)
    .forUpdate('openid_logins')
    .skipLocked()
    .execute();
  for (const { account_id, session_id, client_id } of ended) {
    await trx
      .deleteFrom('openid_logins')
      .where('account_id', '=', account_id)
      .where('session_id', '=', session_id)
      .where('client_id', '=', client_id)
      .execute();
  }
  return ended;
}
