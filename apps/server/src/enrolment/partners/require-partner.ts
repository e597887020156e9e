import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { findTicket, type Ticket } from '../../accounts/tickets.ts';
import { findPartner } from './find-partner.ts';
import { isOfPartner, partnerSearch, provenMailbox } from './partner-ticket.ts';

type Needed = Pick<Services, 'database' | 'ports' | 'settings'>;

/** In whose context a flow begins (spec §6), and the mailbox that was shown to get there; null for none. */
export interface PartnerContext {
  /** `name` of the settings. */
  readonly partner: string | null;
  readonly provenEmail: string | null;
}

/**
 * The partner in whose context a flow begins. The token stays valid, so that a sign-up can be cancelled and begun again.
 *
 * @param partner and token as the call brought them (partnerContext).
 * @throws Refusal partnerUnverified for a partner without a token of a verified session with it. The response is the
 * same for a missing or expired token, another browser's or another partner's token, and an unknown partner.
 */
export async function requirePartner(
  partner: string | undefined,
  token: string | undefined,
  visitor: Pick<Visitor, 'browserId'>,
  services: Needed,
): Promise<PartnerContext> {
  if (partner === undefined) return { partner: null, provenEmail: null };
  const ticket = token === undefined ? null : await findPartnerTicket(partner, token, visitor, services);
  if (ticket === null) throw new Refusal('partnerUnverified');
  return { partner, provenEmail: provenMailbox(ticket) };
}

/** The ticket of this browser's verified session with the partner; null for every other token. */
export async function findPartnerTicket(
  partner: string,
  token: string,
  visitor: Pick<Visitor, 'browserId'>,
  services: Needed,
): Promise<Ticket | null> {
  if (findPartner(services.settings.healthSystem, partner) === undefined) return null;
  const ticket = await findTicket(services.database.db, partnerSearch(token, 'partner', visitor, services));
  return ticket !== null && isOfPartner(ticket, partner) ? ticket : null;
}
