import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { findTicket } from '../../accounts/tickets.ts';
import { findPartner } from './find-partner.ts';
import { isOfPartner, partnerSearch } from './partner-ticket.ts';

type Needed = Pick<Services, 'database' | 'ports' | 'settings'>;

/**
 * The partner in whose context a flow begins: its `name`, or null for none (spec §6). The token stays valid, so that a
 * sign-up can be cancelled and begun again.
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
): Promise<string | null> {
  if (partner === undefined) return null;
  if (token !== undefined && (await isPartnerVerified(partner, token, visitor, services))) return partner;
  throw new Refusal('partnerUnverified');
}

/** Whether a token belongs to this browser's verified session with the partner. */
export async function isPartnerVerified(
  partner: string,
  token: string,
  visitor: Pick<Visitor, 'browserId'>,
  services: Needed,
): Promise<boolean> {
  if (findPartner(services.settings.healthSystem, partner) === undefined) return false;
  const ticket = await findTicket(services.database.db, partnerSearch(token, 'partner', visitor, services));
  return ticket !== null && isOfPartner(ticket, partner);
}
