import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

/** Why a person was refused as a partner's employee. The audit trail stores it; the response does not tell it. */
export type PartnerError = 'domain' | 'credential' | 'limit' | 'link';

/**
 * Records the refusal and throws it: partnerUnverified for a link, partnerRefused for input.
 *
 * @throws Refusal always.
 */
export async function refusePartner(
  reason: PartnerError,
  partner: string,
  visitor: Pick<Visitor, 'address'>,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<never> {
  const refusal = new Refusal(reason === 'link' ? 'partnerUnverified' : 'partnerRefused');
  const details = { partner, reason };
  const record = { event: 'partnerRefused', accountId: null, actor: 'visitor', details } as const;
  return refuseAndRecord(refusal, record, visitor, services);
}
