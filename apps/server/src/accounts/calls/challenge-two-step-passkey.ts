import type { InputOf, ReplyOf } from '@portico/contract';
import { setPendingChallenge } from '../queries/pending-sign-ins.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { loadFactors, passkeysOf } from '../two-step/factors.ts';
import { passkeyChallenge } from '../two-step/passkeys.ts';
import { requirePendingSignIn } from '../two-step/pending-sign-in.ts';

/**
 * Makes a challenge for the passkeys of the account. It can be tried once, and belongs to this browser's sign-in.
 *
 * @throws Refusal signInExpired; unknownFactor if the account has no passkey.
 */
export async function challengeTwoStepPasskey(
  _input: InputOf<'challengeTwoStepPasskey'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'challengeTwoStepPasskey'>> {
  const { database, ports, settings } = services;
  const { key } = await requirePendingSignIn(database.db, visitor, ports.clock.now());
  const passkeys = passkeysOf(await loadFactors(database.db, settings.keys, key.accountId));
  if (passkeys.length === 0) throw new Refusal('unknownFactor');
  const options = await passkeyChallenge(
    settings,
    passkeys.map(({ passkey }) => passkey),
  );
  await setPendingChallenge(database.db, key, options.challenge);
  return { ...options };
}
