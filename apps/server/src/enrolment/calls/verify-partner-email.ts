import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requireKnownPartner } from '../partners/find-partner.ts';
import { beginPartnerSession } from '../partners/partner-session.ts';
import { isOfPartner, partnerSearch, provenMailbox } from '../partners/partner-ticket.ts';
import { refusePartner } from '../partners/refuse-partner.ts';
import type { Services } from '../../platform/services.ts';
import { findTicket, spendTicket } from '../../accounts/tickets.ts';

/**
 * Spends the link that was mailed to a work email, and begins the verified session of this browser. Under another
 * partner's name the link is refused and stays valid.
 *
 * @throws Refusal unknownPartner; partnerUnverified for a link that is used, expired, unknown, or another partner's.
 */
export async function verifyPartnerEmail(
  { partner: name, token: link }: InputOf<'verifyPartnerEmail'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'verifyPartnerEmail'>> {
  const { db } = services.database;
  const partner = requireKnownPartner(services.settings.healthSystem, name);
  const search = partnerSearch(link, 'partner-link', visitor, services);
  const found = await findTicket(db, search);
  if (found === null || !isOfPartner(found, name)) return refusePartner('link', name, visitor, services);
  const token = await db.transaction().execute(async (trx) => {
    // If the link is opened twice at once, only one call spends it.
    if ((await spendTicket(trx, search)) === null) return null;
    return beginPartnerSession(trx, partner, provenMailbox(found), visitor, services);
  });
  return token === null ? refusePartner('link', name, visitor, services) : { token };
}
