import { hashOf } from '../../platform/crypto/token.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import type { Ticket, TicketPurpose, TicketSearch } from '../../accounts/tickets.ts';

/** What both tickets of a partner carry: which one. A token of one partner's is good for no other. */
interface PartnerData extends Readonly<Record<string, unknown>> {
  /** `name` of the settings. */
  partner: string;
}

export function writePartnerData(partner: string): PartnerData {
  return { partner };
}

/** Whether a ticket is of this partner. */
export function isOfPartner({ data }: Ticket, partner: string): boolean {
  return (data as PartnerData).partner === partner;
}

/** By what a ticket of a partner's is found that this browser shows. */
export function partnerSearch(
  token: string,
  purpose: Extract<TicketPurpose, 'partner' | 'partner-link'>,
  { browserId }: Pick<Visitor, 'browserId'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): TicketSearch {
  const { secret } = settings;
  return { token, purposes: [purpose], browserHash: hashOf(browserId), secret, now: ports.clock.now() };
}
