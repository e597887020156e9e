import type { InputOf, ReplyOf } from '@portico/contract';
import { touchFactor } from '../queries/second-factors.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { loadFactors, RECOVERY_CODE_ID } from '../two-step/factors.ts';
import { offeredFactors, type PendingSignIn, requirePendingSignIn } from '../two-step/pending-sign-in.ts';
import { spendFactorCode, spendTypedRecoveryCode } from '../two-step/spend-code.ts';
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
  { key: { accountId }, account }: PendingSignIn,
  { database, ports, settings: { secret } }: Services,
): Promise<Pick<SecondStep, 'kind' | 'spend'>> {
  const context = { secret, accountId, now: ports.clock.now() };
  if (factorId === RECOVERY_CODE_ID) {
    return { kind: 'recoveryCode', spend: (trx) => spendTypedRecoveryCode(trx, context, code) };
  }
  const factors = offeredFactors(await loadFactors(database.db, secret, accountId), account);
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
