import type { InputOf, ReplyOf } from '@portico/contract';
import { loadSignUp } from '../sign-up/sign-up.ts';
import { standingOf } from '../sign-up/standing.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** The status of this browser's sign-up. */
export async function getSignup(
  _input: InputOf<'getSignup'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getSignup'>> {
  return standingOf(await loadSignUp(visitor, services));
}
