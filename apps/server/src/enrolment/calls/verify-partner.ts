import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requireKnownPartner } from '../partners/find-partner.ts';
import { findPartnerTicket } from '../partners/require-partner.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Reads a partner again when the browser enters or leaves its states (spec §2), and tells whether the browser's token
 * still belongs to a verified session with it.
 *
 * @throws Refusal unknownPartner
 */
export async function verifyPartner(
  { partner, token }: InputOf<'verifyPartner'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'verifyPartner'>> {
  requireKnownPartner(services.settings.healthSystem, partner);
  return { verified: (await findPartnerTicket(partner, token, visitor, services)) !== null };
}
