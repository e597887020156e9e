import type { InputOf, ReplyOf } from '@portico/contract';
import { newPostalForm, postalMailEnded, postalMailSent } from '../verification/postal-form.ts';
import { loadSignUp } from '../sign-up/sign-up.ts';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** The form that asks for an activation code by post, filled in with the input of the sign-up. */
export async function getPostalMailForm(
  _input: InputOf<'getPostalMailForm'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getPostalMailForm'>> {
  const signUp = await loadSignUp(visitor, services);
  if (signUp.state.step === 'letterSent') return postalMailSent;
  const address = signUpStatusOf(signUp).demographics;
  if (signUp.state.step !== 'postal' || address === null) return postalMailEnded;
  return newPostalForm({ signUp, address, faults: [] }, visitor, services);
}
