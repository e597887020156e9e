import type { InputOf, ReplyOf } from '@portico/contract';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import { loadVerification, takeStep } from '../verification/verification-step.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Chooses another way to verify the identity: after a failure, or when the person cannot do the first one (decision
 * 37).
 *
 * @throws Refusal outOfTurn, also for a way that has no tries left.
 */
export async function takeAnotherWay(
  { way }: InputOf<'takeAnotherWay'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'takeAnotherWay'>> {
  const signUp = await loadVerification(visitor, services);
  const record = { event: 'verificationChosen', details: { method: way } } as const;
  return signUpStatusOf(await takeStep(signUp, { type: 'another', alternative: way }, { record }, visitor, services));
}
