import { hashOf } from '../../platform/crypto/token.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import type { Ticket, TicketPurpose, TicketSearch } from '../../accounts/tickets.ts';

/** The data of both kinds of partner ticket. A token is valid for its own partner only. */
interface PartnerData extends Readonly<Record<string, unknown>> {
  /** `name` of the settings. */
  partner: string;
}

export function writePartnerData(partner: string): PartnerData {
  return { partner };
}

export function isOfPartner({ data }: Ticket, partner: string): boolean {
  return (data as PartnerData).partner === partner;
}

/** How to find the partner ticket that this browser presents. */
export function partnerSearch(
  token: string,
  purpose: Extract<TicketPurpose, 'partner' | 'partner-link'>,
  { browserId }: Pick<Visitor, 'browserId'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): TicketSearch {
  const { keys } = settings;
  return { token, purposes: [purpose], browserHash: hashOf(browserId), keys, now: ports.clock.now() };
}
