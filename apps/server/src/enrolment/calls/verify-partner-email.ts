import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requireKnownPartner } from '../partners/find-partner.ts';
import { beginPartnerSession } from '../partners/partner-session.ts';
import { isOfPartner, partnerSearch } from '../partners/partner-ticket.ts';
import { refusePartner } from '../partners/refuse-partner.ts';
import type { Services } from '../../platform/services.ts';
import { findTicket, spendTicket } from '../../accounts/tickets.ts';

/**
 * Takes the link that was mailed to a work email, once, and begins the verified session of the browser that shows it. Opened
 * under another partner's name it is refused, and stays good.
 *
 * @throws Refusal unknownPartner; partnerUnverified for a link that was used, has expired, or is another partner's or none.
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
    // Opened twice at once, it is taken once.
    if ((await spendTicket(trx, search)) === null) return null;
    return beginPartnerSession(trx, partner, visitor, services);
  });
  return token === null ? refusePartner('link', name, visitor, services) : { token };
}
