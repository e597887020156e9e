import type { CallReply, getPostalMailForm } from '@portico/contract';
import { newPostalForm, postalMailEnded, postalMailSent } from '../enrolment/postal-form.ts';
import { loadSignUp } from '../enrolment/sign-up.ts';
import { standingOf } from '../enrolment/standing.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Services } from '../services.ts';

/** The form that asks for an activation code by post, with what was said in the sign-up. */
export async function showPostalMailForm(
  visitor: Visitor,
  services: Services,
): Promise<CallReply<typeof getPostalMailForm>> {
  const signUp = await loadSignUp(visitor, services);
  if (signUp.state.step === 'letterSent') return postalMailSent;
  const address = standingOf(signUp).demographics;
  if (signUp.state.step !== 'postal' || address === null) return postalMailEnded;
  return newPostalForm({ signUp, address, faults: [] }, visitor, services);
}
