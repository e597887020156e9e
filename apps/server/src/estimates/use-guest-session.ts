import { hashOf } from '../platform/crypto/token.ts';
import { limits } from '../platform/limits/limits.ts';
import type { Services } from '../platform/services.ts';
import { secondsAfter } from '../platform/time.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { extendBrowserSessions, findBrowserSession, findTokenSession } from './queries/guest-sessions.ts';

const { window } = limits.guestToken;

/** A use within the first quarter of a session's time extends nothing: few of a guest's calls write. */
const EXTENDED_AFTER = window / 4;

/**
 * Whether a guest has a live session: that of a token which this browser earned, or without a token any of the browser's. Each use
 * lets the browser's sessions last from then on; without use they end, and the next guest may be another person (decision 11).
 */
export async function useGuestSession(
  token: string | undefined,
  { browserId }: Pick<Visitor, 'browserId'>,
  { database: { db }, ports }: Pick<Services, 'database' | 'ports'>,
): Promise<boolean> {
  const browser = hashOf(browserId);
  const now = ports.clock.now();
  const session =
    token === undefined
      ? await findBrowserSession(db, browser, now)
      : await findTokenSession(db, { tokenHash: hashOf(token), browserHash: browser });
  if (session === undefined || session.expires_at <= now) return false;
  const until = secondsAfter(now, window);
  if (session.expires_at < secondsAfter(until, -EXTENDED_AFTER)) await extendBrowserSessions(db, browser, now, until);
  return true;
}
