import type { InputOf, ReplyOf } from '@portico/contract';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import { loadVerification, takeStep } from '../verification/verification-step.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Step 3: chooses how the person's identity is verified.
 *
 * @throws Refusal outOfTurn, also for a method that is not offered, such as the phone while the registry is not
 * reachable.
 */
export async function chooseVerificationMethod(
  { verificationMethod: method }: InputOf<'chooseVerificationMethod'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'chooseVerificationMethod'>> {
  const signUp = await loadVerification(visitor, services);
  if (!signUpStatusOf(signUp).verificationMethods.includes(method)) throw new Refusal('outOfTurn');
  const record = { event: 'verificationChosen', details: { method } } as const;
  return signUpStatusOf(await takeStep(signUp, { type: 'methodChosen', method }, { record }, visitor, services));
}
