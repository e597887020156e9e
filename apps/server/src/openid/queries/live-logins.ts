import type { FactorKind } from '@portico/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** A session of the portal as apps see it. */
export interface LiveLogin {
  readonly accountId: string;
  readonly sessionId: string;
  readonly signedInAt: Date;
  readonly endsAt: Date;
  readonly shownFactor: FactorKind | null;
  /** How the person signed in at an identity provider (RFC 8176); null where the password was entered here. */
  readonly identityAmr: readonly string[] | null;
  /** Whether something has to be done before it is used for anything. */
  readonly isDue: boolean;
  /** Whether it may be used to sign in to an app: nothing is due first, and the person is not in the hospital now. */
  readonly isOpen: boolean;
}

/** The session with this id, if it is live and its account active. One statement: what ends a session ends everything that hangs on it. */
export async function findLiveLogin(
  db: Kysely<Tables>,
  { accountId, sessionId }: Pick<LiveLogin, 'accountId' | 'sessionId'>,
  { now, usedAfter }: { now: Date; usedAfter: Date },
): Promise<LiveLogin | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.account_id', 'sessions.account_id')
    .select([
      'sessions.account_id as accountId',
      'sessions.session_id as sessionId',
      'sessions.signed_in_at as signedInAt',
      'sessions.ends_at as endsAt',
      'sessions.shown_factor as shownFactor',
      'sessions.identity_amr as identityAmr',
    ])
    .select((eb) => {
      const admission = eb
        .selectFrom('admissions')
        .select('class')
        .whereRef('admissions.account_id', '=', 'sessions.account_id');
      const isDue = eb.or([eb.ref('sessions.terms_due'), eb.ref('sessions.factor_due')]);
      return [
        isDue.$castTo<boolean>().as('isDue'),
        eb
          .not(eb.or([isDue, eb.exists(admission)]))
          .$castTo<boolean>()
          .as('isOpen'),
      ];
    })
    .where('sessions.account_id', '=', accountId)
    .where('sessions.session_id', '=', sessionId)
    .where('sessions.ends_at', '>', now)
    .where('sessions.last_used_at', '>', usedAfter)
    .where('accounts.standing', '=', 'active')
    .where('accounts.terms_accepted_at', 'is not', null)
    .executeTakeFirst();
}

/** Notes that a session is used, by an app whose use counts. */
export async function touchLogin(
  db: Kysely<Tables>,
  { accountId, sessionId }: Pick<LiveLogin, 'accountId' | 'sessionId'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .where('last_used_at', '<', now)
    .execute();
}
