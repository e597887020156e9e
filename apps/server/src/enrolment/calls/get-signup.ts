import type { CallInput, CallReply, getSignup } from '@portico/contract';
import { loadSignUp } from '../sign-up/sign-up.ts';
import { standingOf } from '../sign-up/standing.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** Where this browser stands in its sign-up. */
export async function showSignUp(
  _input: CallInput<typeof getSignup>,
  visitor: Visitor,
  services: Services,
): Promise<CallReply<typeof getSignup>> {
  return standingOf(await loadSignUp(visitor, services));
}
