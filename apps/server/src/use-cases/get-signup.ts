import type { CallInput, CallReply, getSignup } from '@portico/contract';
import { loadSignUp } from '../enrolment/sign-up.ts';
import { standingOf } from '../enrolment/standing.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Services } from '../services.ts';

/** Where this browser stands in its sign-up. */
export async function showSignUp(
  _input: CallInput<typeof getSignup>,
  visitor: Visitor,
  services: Services,
): Promise<CallReply<typeof getSignup>> {
  return standingOf(await loadSignUp(visitor, services));
}
