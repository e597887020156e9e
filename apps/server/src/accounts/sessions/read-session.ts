import { findSession, touchSession } from '../queries/sessions.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { isLive, isUseDue } from './session-times.ts';
import { readAccountToken } from '../../platform/crypto/account-token.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';

/**
 * The live session of the browser's cookie, or null.
 *
 * @param options countsAsUse: resets the session's idle time; written every few seconds, not at each call. beforeTerms:
 *   also one whose person has yet to accept the terms as they are now; it is nobody's session for anything else.
 */
export async function readSession(
  { cookies }: Pick<Visitor, 'cookies'>,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
  { countsAsUse, beforeTerms }: { countsAsUse: boolean; beforeTerms: boolean },
): Promise<SignedIn | null> {
  const token = readAccountToken(cookies.read('session') ?? '');
  if (token === null) return null;
  const now = ports.clock.now();
  const limits = settings.healthSystem.session;
  const session = await findSession(database.db, token, now);
  if (session === undefined || !isLive(session, limits, now) || (session.termsDue && !beforeTerms)) return null;
  if (!countsAsUse || !isUseDue(session, limits, now)) return session;
  await touchSession(database.db, session, now);
  return { ...session, lastUsedAt: now };
}
