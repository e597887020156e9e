import { hashOf } from '../crypto/token.ts';
import { findBrowserSession, isTokenLive } from '../db/queries/guest-sessions.ts';
import { ownerOf } from '../estimates/guest-identity.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/** A visitor who accepted the terms. */
export interface Guest {
  /** Owner of the visitor's estimates. */
  readonly ownerId: string;
}

/**
 * Lets a guest in by a token that this browser earned, or without one by the browser's live session. Unknown, expired
 * and somebody else's token are refused alike.
 *
 * @throws Refusal guestTokenRequired
 */
export async function requireGuest(
  token: string | undefined,
  visitor: Visitor,
  { database, ports }: Pick<Services, 'database' | 'ports'>,
): Promise<Guest> {
  const browser = hashOf(visitor.browserId);
  const now = ports.clock.now();
  const isLive =
    token === undefined
      ? (await findBrowserSession(database.db, browser, now)) !== undefined
      : await isTokenLive(database.db, hashOf(token), browser, now);
  if (!isLive) throw new Refusal('guestTokenRequired');
  return { ownerId: ownerOf(visitor.browserId) };
}
