import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { LookedUp } from './look-up-code.ts';

/**
 * Writes a refused lookup into the audit trail, and marks a code's last try.
 *
 * @throws Refusal always, the one given.
 */
export function refuseLookup(
  refusal: Refusal,
  { outcome }: LookedUp,
  visitor: Visitor,
  services: Services,
): Promise<never> {
  const event = outcome === 'last' ? 'activationLocked' : 'activationRefused';
  const record = { event, accountId: null, actor: 'visitor', details: { reason: outcome } } as const;
  return refuseAndRecord(refusal, record, visitor, services);
}
