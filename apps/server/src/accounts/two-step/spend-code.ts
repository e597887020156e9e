import type { Transaction } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import { spendTimeStep } from '../queries/second-factors.ts';
import { spendSentCode } from '../queries/sent-codes.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { timeStepOf } from './authenticator.ts';
import type { HeldFactor } from './factors.ts';
import { type CodeUse, readDigits, sentCodeHashes } from './sent-code.ts';

/**
 * The result of a try at the second step. All except `right` are refusals of the contract (spec §8, 'Verification
 * code').
 */
export type Verdict = 'right' | 'codeInvalid' | 'codeUsed' | 'codeExpired' | 'passkeyRefused';

/** The account of a code, who gives it, and when. */
export interface CodeContext extends Omit<CodeUse, 'factorId'> {
  keys: Keys;
  now: Date;
}

/**
 * Uses up a factor's code, from a message or an authenticator app. If several requests try at the same time, exactly
 * one gets `right`. The caller has counted the try.
 */
export async function spendFactorCode(
  trx: Transaction<Tables>,
  { keys, accountId, askedBy, now }: CodeContext,
  factor: Pick<HeldFactor, 'id' | 'secret'>,
  code: string,
): Promise<Verdict> {
  const digits = readDigits(code);
  if (digits === null) return 'codeInvalid';
  if (factor.secret.kind === 'authenticator') {
    const step = timeStepOf(factor.secret.secret, digits, now);
    if (step === null) return 'codeInvalid';
    return (await spendTimeStep(trx, accountId, factor.id, step)) ? 'right' : 'codeUsed';
  }
  const hashes = sentCodeHashes(keys, { accountId, factorId: factor.id, askedBy }, digits);
  return spendSentCode(trx, { accountId, factorId: factor.id, hashes }, now);
}
