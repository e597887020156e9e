import { findSession, touchSession } from '../queries/sessions.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Ports, Services } from '../../platform/services.ts';
import { isLive, isUseDue } from './session-times.ts';
import { readAccountToken } from '../../platform/crypto/account-token.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';

/**
 * The live session of the browser's cookie, or null.
 *
 * @param options countsAsUse: resets the session's idle time; written every few seconds, not at each call. whileDue: also one
 *   that waits for the terms or for a second step; it is nobody's session for anything else.
 */
export async function readSession(
  { cookies }: Pick<Visitor, 'cookies'>,
  { database, ports, settings }: Pick<Services, 'database' | 'settings'> & { ports: Pick<Ports, 'clock'> },
  { countsAsUse, whileDue }: { countsAsUse: boolean; whileDue: boolean },
): Promise<SignedIn | null> {
  const token = readAccountToken(cookies.read('session') ?? '');
  if (token === null) return null;
  const now = ports.clock.now();
  const limits = settings.healthSystem.session;
  const session = await findSession(database.db, token, now);
  if (session === undefined || !isLive(session, limits, now) || (isDue(session) && !whileDue)) return null;
  if (!countsAsUse || !isUseDue(session, limits, now)) return session;
  await touchSession(database.db, session, now);
  return { ...session, lastUsedAt: now };
}

/** Whether something must come first: the terms, or a second step. Until then the session opens nothing. */
function isDue({ termsDue, factorDue }: SignedIn): boolean {
  return termsDue || factorDue;
}
