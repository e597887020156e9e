import type { InputOf, ReplyOf } from '@portico/contract';
import { activationStatusOf, loadActivation } from '../activation/activation.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** The status of this browser's activation by access code. */
export async function getActivation(
  _input: InputOf<'getActivation'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getActivation'>> {
  return activationStatusOf(await loadActivation(visitor, services));
}
