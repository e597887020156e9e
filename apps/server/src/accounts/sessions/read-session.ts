import { findSession, touchSession } from '../queries/sessions.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { isLive, isUseDue } from './session-times.ts';
import { readAccountToken } from '../../platform/crypto/account-token.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';

/**
 * The live session of the browser's cookie, or null.
 *
 * @param options countsAsUse: resets the session's idle time; written every few seconds, not at each call.
 */
export async function readSession(
  { cookies }: Pick<Visitor, 'cookies'>,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
  { countsAsUse }: { countsAsUse: boolean },
): Promise<SignedIn | null> {
  const token = readAccountToken(cookies.read('session') ?? '');
  if (token === null) return null;
  const now = ports.clock.now();
  const limits = settings.healthSystem.session;
  const session = await findSession(database.db, token);
  if (session === undefined || !isLive(session, limits, now)) return null;
  if (!countsAsUse || !isUseDue(session, limits, now)) return session;
  await touchSession(database.db, session, now);
  return { ...session, lastUsedAt: now };
}
