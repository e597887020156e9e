import type { InputOf, ReplyOf } from '@portico/contract';
import { isOver, loadSmsActivation, smsActivationStatusOf } from '../activation/activation.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/**
 * The status of this browser's activation by text message. It is `invalid` if its session is over and created no
 * account (spec §4). A new lookup can begin from there.
 */
export async function getMobileActivation(
  _input: InputOf<'getMobileActivation'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getMobileActivation'>> {
  const activation = await loadSmsActivation(visitor, services);
  const status = smsActivationStatusOf(activation);
  const isLost = isOver(activation, services.ports.clock.now()) && activation.keptAccountId === null;
  return isLost ? { ...status, step: 'invalid' } : status;
}
