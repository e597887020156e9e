import { signUpFlow } from '@portico/rules';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { SignUpPhone } from '../sign-up/sign-up-data.ts';
import { moveSignUp, type SignUp } from '../sign-up/sign-up.ts';
import { loadVerification } from './verification-step.ts';

/** A sign-up at the verification of a phone. */
export interface PhoneStep {
  signUp: SignUp;
  /** Null while the registry is not reachable. */
  phone: SignUpPhone | null;
}

/**
 * Reads a sign-up in which a code can be sent.
 *
 * @throws Refusal outOfTurn at any other step.
 */
export async function loadPhoneStep(visitor: Visitor, services: Services): Promise<PhoneStep> {
  const signUp = await loadVerification(visitor, services);
  moveSignUp(signUp, { type: 'codeSent' });
  return { signUp, phone: signUp.data.phone };
}

/**
 * The phone that the lookup found.
 *
 * @throws Refusal outOfTurn for a token that is not the lookup's.
 */
export function requirePhone(phone: SignUpPhone | null, token: string): SignUpPhone & { token: string } {
  if (phone === null || phone.token === null || phone.token !== token) throw new Refusal('outOfTurn');
  return { ...phone, token: phone.token };
}

/** Whether the sign-up is at the step where a code is typed. */
export function takesCode({ state }: SignUp): boolean {
  return !('refused' in signUpFlow.next(state, { type: 'codeVerified' }));
}
