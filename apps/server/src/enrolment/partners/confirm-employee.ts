import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Partner } from '../../platform/settings/partners.ts';
import { countCredential } from './credential-limits.ts';
import { beginPartnerSession } from './partner-session.ts';
import { refusePartner } from './refuse-partner.ts';

type Needed = Pick<Services, 'database' | 'ports' | 'settings'>;

/**
 * Asks the partner's roster about a social security number, and begins the verified session. The number is neither
 * stored nor logged.
 *
 * @param number nine digits.
 * @returns the session's token.
 * @throws Refusal partnerRefused for a number that the partner does not know, and for one that was tried too often;
 * verifierUnavailable, which costs no try; tooManyRequests from one network address.
 */
export async function confirmEmployee(
  number: string,
  partner: Partner,
  visitor: Visitor,
  services: Needed,
): Promise<string> {
  const { database, ports } = services;
  const question = { partner: partner.name, number };
  const counted = await countCredential(question, visitor, services);
  if (!counted.isWithinLimit) return refusePartner('limit', partner.name, visitor, services);
  const { outcome } = await ports.partnerRoster.confirm(question);
  if (outcome === 'refused') return refusePartner('credential', partner.name, visitor, services);
  await counted.giveBack();
  if (outcome === 'unavailable') throw new Refusal('verifierUnavailable');
  return database.db.transaction().execute((trx) => beginPartnerSession(trx, partner, null, visitor, services));
}
