import { hashOf } from '../../platform/crypto/token.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import type { Ticket, TicketPurpose, TicketSearch } from '../../accounts/tickets.ts';

/** The data of both kinds of partner ticket. A token is valid for its own partner only. */
interface PartnerData extends Readonly<Record<string, unknown>> {
  /** `name` of the settings. */
  partner: string;
  /** The mailbox that the link went to; missing where somebody was verified in another way. */
  email?: string;
}

export function writePartnerData(partner: string, email?: string): PartnerData {
  return email === undefined ? { partner } : { partner, email };
}

/** The mailbox that the visitor has shown to be theirs, by opening the link that went there. */
export function provenMailbox({ data }: Ticket): string | null {
  return (data as PartnerData).email ?? null;
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
