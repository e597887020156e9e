import type { InputOf, ReplyOf } from '@portico/contract';
import { isOver, loadSmsActivation, smsStandingOf } from '../activation/activation.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Where this browser stands in an activation by text message. `invalid` once its session is over and has made no account (spec
 * §4); a lookup begins anew from there as well.
 */
export async function getMobileActivation(
  _input: InputOf<'getMobileActivation'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getMobileActivation'>> {
  const activation = await loadSmsActivation(visitor, services);
  const standing = smsStandingOf(activation);
  const isLost = isOver(activation, services.ports.clock.now()) && activation.keptAccountId === null;
  return isLost ? { ...standing, step: 'invalid' } : standing;
}
