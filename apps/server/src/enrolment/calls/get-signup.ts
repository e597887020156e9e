import type { InputOf, ReplyOf } from '@portico/contract';
import { loadSignUp } from '../sign-up/sign-up.ts';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** The status of this browser's sign-up. */
export async function getSignup(
  _input: InputOf<'getSignup'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getSignup'>> {
  return signUpStatusOf(await loadSignUp(visitor, services));
}
