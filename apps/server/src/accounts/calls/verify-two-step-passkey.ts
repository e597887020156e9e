import type { InputOf, ReplyOf } from '@portico/contract';
import type { Transaction } from 'kysely';
import { spendPendingChallenge } from '../queries/pending-sign-ins.ts';
import { setPasskeyCounter, touchFactor } from '../queries/second-factors.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { loadFactors, passkeysOf } from '../two-step/factors.ts';
import { verifyPasskey } from '../two-step/passkeys.ts';
import { type PendingSignIn, requirePendingSignIn } from '../two-step/pending-sign-in.ts';
import type { Verdict } from '../two-step/spend-code.ts';
import { takeSecondStep } from '../two-step/check-second-step.ts';

/**
 * Completes a sign-in by a passkey. Every failure is the same refusal: another site, another or a used challenge, a key
 * of another account, an invalid signature.
 *
 * @throws Refusal as takeSecondStep.
 */
export async function verifyTwoStepPasskey(
  { credential, rememberDevice, deviceId }: InputOf<'verifyTwoStepPasskey'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'verifyTwoStepPasskey'>> {
  const pending = await requirePendingSignIn(services.database.db, visitor, services.ports.clock.now());
  return takeSecondStep(
    pending,
    {
      kind: 'passkey',
      rememberDevice,
      deviceId,
      spend: (trx) => spendPasskey(trx, pending, credential, services),
    },
    visitor,
    services,
  );
}

async function spendPasskey(
  trx: Transaction<Tables>,
  { key }: PendingSignIn,
  credential: Readonly<Record<string, unknown>>,
  { ports, settings }: Services,
): Promise<Verdict> {
  const { accountId } = key;
  const challenge = await spendPendingChallenge(trx, key);
  const passkeys = passkeysOf(await loadFactors(trx, settings.keys, accountId));
  const shown = passkeys.find(({ passkey }) => passkey.credentialId === credential['id']);
  if (challenge === null || shown === undefined) return 'passkeyRefused';
  const { factor, passkey } = shown;
  const counter = await verifyPasskey(settings, passkey, { credential, challenge, counter: factor.lastStep ?? 0 });
  if (counter === null) return 'passkeyRefused';
  await setPasskeyCounter(trx, accountId, factor.id, counter);
  await touchFactor(trx, accountId, factor.id, ports.clock.now());
  return 'right';
}
