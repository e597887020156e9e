import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { limits } from '../../platform/limits/limits.ts';
import { secondsAfter } from '../../platform/time.ts';

/** Which sessions came through an identity provider: those of one session there, or all of an account. */
interface ThroughIdentity {
  provider: string;
  session?: Uint8Array;
  /** Undefined: nobody's. */
  accountId?: string | undefined;
  /** What was begun later did not. */
  until: Date;
  /** Hash of the token of the one session that stays. */
  except?: Uint8Array;
}

/**
 * Ends the sessions, and the sign-ins before their second step, that came through an identity provider.
 *
 * @returns the account of each session that was ended.
 */
export async function deleteSessionsOfIdentity(
  trx: Transaction<Tables>,
  { provider, session, accountId, until, except }: ThroughIdentity,
): Promise<string[]> {
  if (session === undefined && accountId === undefined) return [];
  // The word has whole seconds.
  const before = new Date(until.getTime() + 1000);
  const pending = trx
    .deleteFrom('pending_sign_ins')
    .where('identity_provider', '=', provider)
    .where('expires_at', '<', secondsAfter(before, limits.secondStep.window));
  await (
    session === undefined
      ? pending.where('account_id', '=', accountId ?? '')
      : pending.where('identity_session', '=', session)
  ).execute();
  const sessions = trx
    .deleteFrom('sessions')
    .where('identity_provider', '=', provider)
    .where('signed_in_at', '<', before)
    .$if(except !== undefined, (query) => query.where('token_hash', '!=', except ?? new Uint8Array()));
  const ended = await (
    session === undefined
      ? sessions.where('account_id', '=', accountId ?? '')
      : sessions.where('identity_session', '=', session)
  )
    .returning('account_id')
    .execute();
  return ended.map(({ account_id }) => account_id);
}
