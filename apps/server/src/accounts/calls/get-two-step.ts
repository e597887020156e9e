import { REMEMBERED_DEVICE_DAYS, type InputOf, type ReplyOf } from '@portico/contract';
import { countRecoveryCodes } from '../queries/recovery-codes.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { secondsBetween } from '../../platform/time.ts';
import { findCodeLock, refuseLockedStep } from '../two-step/code-tries.ts';
import { loadFactors, RECOVERY_CODE_ID, factorResponse } from '../two-step/factors.ts';
import { offeredFactors, requirePendingSignIn } from '../two-step/pending-sign-in.ts';

/**
 * The factors for the second step, the one used last first. A recovery code is the last entry, if any is left. While
 * codes are locked, passkeys alone.
 *
 * @throws Refusal signInExpired; loginLockout while codes are locked, if there is no passkey.
 */
export async function getTwoStep(
  _input: InputOf<'getTwoStep'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getTwoStep'>> {
  const { ports, settings } = services;
  const { db } = services.database;
  const now = ports.clock.now();
  const { key, account, expiresAt } = await requirePendingSignIn(db, visitor, now);
  const all = offeredFactors(await loadFactors(db, settings.keys, key.accountId), account);
  const passkeys = all.filter(({ secret }) => secret.kind === 'passkey');
  const lockedFor = await findCodeLock(key.accountId, services);
  if (lockedFor > 0 && passkeys.length === 0) await refuseLockedStep(key.accountId, lockedFor, visitor, services);
  const factors = lockedFor > 0 ? passkeys : all;
  const codesLeft = lockedFor > 0 ? 0 : await countRecoveryCodes(db, key.accountId);
  return {
    factors: [
      ...factors.map(factorResponse),
      ...(codesLeft > 0 ? [{ id: RECOVERY_CODE_ID, kind: 'recoveryCode' as const, label: '' }] : []),
    ],
    rememberDays: REMEMBERED_DEVICE_DAYS,
    expiresIn: Math.floor(secondsBetween(now, expiresAt)),
  };
}
