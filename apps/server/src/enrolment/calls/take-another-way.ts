import type { InputOf, ReplyOf } from '@portico/contract';
import { standingOf } from '../sign-up/standing.ts';
import { loadVerification, takeStep } from '../verification/verification-step.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Another way to be verified: after a failure, or in place of what somebody cannot do (decision 37).
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
  return standingOf(await takeStep(signUp, { type: 'another', way }, { record }, visitor, services));
}
