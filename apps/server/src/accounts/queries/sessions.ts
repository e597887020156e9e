import type { FactorKind } from '@portico/contract';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';
import type { SessionsTable } from '../../platform/db/account-tables.ts';
import type { AccountToken } from '../../platform/crypto/account-token.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { scopeColumns, scopesOf } from '../proxy-scopes.ts';
import { mayBeLookedAfter } from './looked-after.ts';

const columns = [
  'sessions.account_id as accountId',
  'sessions.session_id as sessionId',
  'sessions.token_hash as tokenHash',
  'sessions.device_key as deviceKey',
  'sessions.signed_in_at as signedInAt',
  'sessions.shown_factor as shownFactor',
  'sessions.password_confirmed_at as passwordConfirmedAt',
  'sessions.last_used_at as lastUsedAt',
  'sessions.ends_at as endsAt',
  'sessions.terms_due as termsDue',
  'sessions.factor_due as factorDue',
] as const;

/**
 * The session of a token, with the access under which it acts, as it is now; undefined if there is none.
 * sessions/session-times.ts tells whether it is still live.
 */
export async function findSession(
  db: Kysely<Tables>,
  { accountId, hash }: AccountToken,
  now: Date,
): Promise<SignedIn | undefined> {
  const found = await db
    .selectFrom('sessions')
    .leftJoin('proxies', (join) =>
      join
        .onRef('proxies.account_id', '=', 'sessions.account_id')
        .onRef('proxies.proxy_id', '=', 'sessions.acting_proxy_id')
        .on('proxies.ends_at', '>', now)
        .on(mayBeLookedAfter('proxies.patient_account_id')),
    )
    .select([...columns, 'acting_proxy_id', 'patient_account_id', ...scopeColumns])
    .where('sessions.account_id', '=', accountId)
    .where('sessions.token_hash', '=', hash)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { acting_proxy_id: proxyId, patient_account_id: patientAccountId, ...rest } = found;
  const { scope, scopes, scopesSince, since, privateFrom, privateScopes, ...session } = rest;
  const isOpen = patientAccountId !== null && scope !== null && since !== null;
  const left = isOpen ? scopesOf({ scope, scopes, scopesSince, since, privateFrom, privateScopes }, now) : [];
  const access = isOpen && left.length > 0 ? { patientAccountId, scopes: left } : null;
  return { ...session, acting: proxyId === null ? null : { proxyId, access, trace: { isLeft: false } } };
}

/** Switches a session to a patient whom its person looks after, or back. */
export async function setActing(
  trx: Transaction<Tables>,
  { accountId, tokenHash }: Pick<SignedIn, 'accountId' | 'tokenHash'>,
  proxyId: string | null,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ acting_proxy_id: proxyId })
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function touchSession(
  db: Kysely<Tables>,
  { accountId, tokenHash }: Pick<SignedIn, 'accountId' | 'tokenHash'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '<', now)
    .execute();
}

/** Notes that the person at the browser has entered the password. */
export async function confirmSession(
  trx: Transaction<Tables>,
  { accountId, tokenHash }: Pick<SignedIn, 'accountId' | 'tokenHash'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ password_confirmed_at: now })
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends the session of a token and returns it; undefined if there was none. */
export async function deleteSession(
  db: Kysely<Tables>,
  { accountId, hash }: AccountToken,
): Promise<(Omit<SignedIn, 'acting'> & { identityProvider: string | null }) | undefined> {
  return db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '=', hash)
    .returning([...columns, 'sessions.identity_provider as identityProvider'])
    .executeTakeFirst();
}

/** Ends every session of an account except one, and every pending sign-in. */
export async function deleteSessionsOf(
  trx: Transaction<Tables>,
  accountId: string,
  except: Uint8Array | null,
): Promise<void> {
  await trx
    .with('pending', (query) => query.deleteFrom('pending_sign_ins').where('account_id', '=', accountId))
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where((eb) => (except === null ? eb.lit(true) : eb('token_hash', '!=', except)))
    .execute();
}

/** The live sessions of an account, for its owner to see. */
export async function listSessions(
  db: Kysely<Tables>,
  accountId: string,
  { now, usedAfter }: { now: Date; usedAfter: Date },
): Promise<Selectable<SessionsTable>[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now)
    .where('last_used_at', '>', usedAfter)
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id')
    .execute();
}

/** Ends one session of an account by its id. Returns false if the account has no such session. */
export async function deleteSessionById(
  trx: Transaction<Tables>,
  accountId: string,
  sessionId: string,
): Promise<boolean> {
  const ended = await trx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Gives a session a new token. The old one is no longer valid. */
export async function rotateSession(
  trx: Transaction<Tables>,
  { accountId, tokenHash }: Pick<SignedIn, 'accountId' | 'tokenHash'>,
  newHash: Uint8Array,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ token_hash: newHash })
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Stores the challenge of a passkey that is being added. The previous one is no longer valid. */
export async function setSessionChallenge(
  db: Kysely<Tables>,
  { accountId, tokenHash }: Pick<SignedIn, 'accountId' | 'tokenHash'>,
  { challenge, expiresAt }: { challenge: string; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ challenge, challenge_expires_at: expiresAt })
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Takes the challenge and returns it, so that it can be tried once. null if there is none, or it has expired. */
export async function spendSessionChallenge(
  trx: Transaction<Tables>,
  { accountId, tokenHash }: Pick<SignedIn, 'accountId' | 'tokenHash'>,
  now: Date,
): Promise<string | null> {
  const row = await trx
    .selectFrom('sessions')
    .select(['challenge', 'challenge_expires_at'])
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  await trx
    .updateTable('sessions')
    .set({ challenge: null, challenge_expires_at: null })
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .execute();
  const expiresAt = row?.challenge_expires_at ?? now;
  return expiresAt > now ? (row?.challenge ?? null) : null;
}

/** Lets every session of an account in which no second step was shown wait for one. */
export async function letSessionsWait(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ factor_due: true })
    .where('account_id', '=', accountId)
    .where('shown_factor', 'is', null)
    .execute();
}

/** Opens a session that waited for a second step, under a new token: the factor was shown as it was added. */
export async function openDueSession(
  trx: Transaction<Tables>,
  { accountId, tokenHash }: Pick<SignedIn, 'accountId' | 'tokenHash'>,
  { newHash, shownFactor }: { newHash: Uint8Array; shownFactor: FactorKind },
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ token_hash: newHash, factor_due: false, shown_factor: shownFactor })
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends the sessions of an account that wait for a second step: none of their browsers has shown the one that there is now. */
export async function deleteDueSessions(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).where('factor_due', '=', true).execute();
}
