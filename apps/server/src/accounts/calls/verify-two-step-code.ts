import type { InputOf, ReplyOf } from '@portico/contract';
import { listRecoveryCodes, spendRecoveryCode } from '../queries/recovery-codes.ts';
import { touchFactor } from '../queries/second-factors.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { loadFactors, RECOVERY_CODE_ID } from '../two-step/factors.ts';
import { offeredFactors, type PendingSignIn, requirePendingSignIn } from '../two-step/pending-sign-in.ts';
import { matchRecoveryCode } from '../two-step/recovery-codes.ts';
import { askedBySignIn } from '../two-step/sent-code.ts';
import { spendFactorCode } from '../two-step/spend-code.ts';
import { type SecondStep, takeSecondStep } from '../two-step/check-second-step.ts';

type Input = InputOf<'verifyTwoStepCode'>;

/**
 * Completes a sign-in by a code: from a message, an authenticator app, or the list of recovery codes.
 *
 * @throws Refusal as takeSecondStep; unknownFactor.
 */
export async function verifyTwoStepCode(
  input: Input,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'verifyTwoStepCode'>> {
  const pending = await requirePendingSignIn(services.database.db, visitor, services.ports.clock.now());
  const { rememberDevice, deviceId } = input;
  const step = await stepOf(input, pending, services);
  return takeSecondStep(pending, { ...step, rememberDevice, deviceId }, visitor, services);
}

async function stepOf(
  { factorId, code }: Input,
  { key, account }: PendingSignIn,
  services: Services,
): Promise<Pick<SecondStep, 'kind' | 'prepare' | 'spend'>> {
  const { database, ports, settings } = services;
  const { keys } = settings;
  const { accountId } = key;
  const context = { keys, accountId, askedBy: askedBySignIn(key), now: ports.clock.now() };
  if (factorId === RECOVERY_CODE_ID) return recoveryStep(accountId, code, services);
  const factors = offeredFactors(await loadFactors(database.db, keys, accountId), account);
  const factor = factors.find(({ id }) => id === factorId);
  if (factor === undefined || factor.secret.kind === 'passkey') throw new Refusal('unknownFactor');
  return {
    kind: factor.secret.kind,
    spend: async (trx) => {
      const verdict = await spendFactorCode(trx, context, factor, code);
      if (verdict === 'right') await touchFactor(trx, accountId, factor.id, context.now);
      return verdict;
    },
  };
}

function recoveryStep(
  accountId: string,
  code: string,
  { database, ports, settings }: Services,
): Pick<SecondStep, 'kind' | 'prepare' | 'spend'> {
  let match: Uint8Array | null = null;
  return {
    kind: 'recoveryCode',
    prepare: async () => {
      const hashes = await listRecoveryCodes(database.db, accountId);
      match = await matchRecoveryCode(settings.keys, { accountId, hashes }, code);
    },
    spend: async (trx) =>
      match === null ? 'codeInvalid' : spendRecoveryCode(trx, accountId, match, ports.clock.now()),
  };
}
