import type { InputOf, ReplyOf } from '@portico/contract';
import { requireOwnAccount } from '../own-account.ts';
import { setSessionChallenge } from '../queries/sessions.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { requireRecentPassword } from '../sessions/require-recent-password.ts';
import { secondsAfter } from '../../platform/time.ts';
import { loadFactors, passkeysOf, requireRoomForFactor } from '../two-step/factors.ts';
import { passkeyOptions } from '../two-step/passkeys.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Begins to add a passkey. The challenge belongs to this session, can be tried once, and expires.
 *
 * @throws Refusal passwordNeeded; tooManyFactors
 */
export async function startPasskey(
  _input: InputOf<'startPasskey'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'startPasskey'>> {
  const { database, ports, settings } = services;
  const { accountId, session, profile } = await requireOwnAccount(visitor, services);
  const now = ports.clock.now();
  requireRecentPassword(session, now);
  const factors = await loadFactors(database.db, settings.keys, accountId);
  requireRoomForFactor(factors.length);
  const passkeys = passkeysOf(factors);
  const options = await passkeyOptions(
    settings,
    { accountId, username: profile.username, displayName: `${profile.firstName} ${profile.lastName}` },
    passkeys.map(({ passkey }) => passkey),
  );
  await setSessionChallenge(database.db, session, {
    challenge: options.challenge,
    expiresAt: secondsAfter(now, limits.passkeyChallenge.window),
  });
  return { ...options };
}
