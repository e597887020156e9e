import type { CallInput, CallReply, startPasskey } from '@portico/contract';
import { requireOwnAccount } from '../accounts/own-account.ts';
import { setSessionChallenge } from '../db/queries/sessions.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Services } from '../services.ts';
import { requireRecentPassword } from '../sessions/require-recent-password.ts';
import { loadFactors, passkeysOf } from '../two-step/factors.ts';
import { passkeyOptions } from '../two-step/passkeys.ts';

/**
 * Begins to add a passkey: the challenge belongs to this session, and can be tried once.
 *
 * @throws Refusal passwordNeeded
 */
export async function beginPasskey(
  _input: CallInput<typeof startPasskey>,
  visitor: Visitor,
  services: Services,
): Promise<CallReply<typeof startPasskey>> {
  const { database, ports, settings } = services;
  const { accountId, session, profile } = await requireOwnAccount(visitor, services);
  requireRecentPassword(session, ports.clock.now());
  const passkeys = passkeysOf(await loadFactors(database.db, settings.secret, accountId));
  const options = await passkeyOptions(
    settings,
    { accountId, username: profile.username, displayName: `${profile.firstName} ${profile.lastName}` },
    passkeys.map(({ passkey }) => passkey),
  );
  await setSessionChallenge(database.db, session, options.challenge);
  return { ...options };
}
