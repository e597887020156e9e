import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

/** Why somebody was not taken for a partner's employee; the audit trail keeps it, and no reply tells. */
export type PartnerFault = 'domain' | 'credential' | 'limit' | 'link';

/**
 * Records that somebody was not taken for a partner's employee, and refuses: a link as partnerUnverified, what was typed as
 * partnerRefused.
 *
 * @throws Refusal always.
 */
export async function refusePartner(
  reason: PartnerFault,
  partner: string,
  visitor: Pick<Visitor, 'address'>,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<never> {
  const refusal = new Refusal(reason === 'link' ? 'partnerUnverified' : 'partnerRefused');
  const details = { partner, reason };
  const record = { event: 'partnerRefused', accountId: null, actor: 'visitor', details } as const;
  return refuseAndRecord(refusal, record, visitor, services);
}
