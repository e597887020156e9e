import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requireKnownPartner } from '../partners/find-partner.ts';
import { isPartnerVerified } from '../partners/require-partner.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Reads a partner again, as on entering and leaving its states (spec §2), and tells whether the token that a browser kept is
 * still that of its verified session.
 *
 * @throws Refusal unknownPartner
 */
export async function verifyPartner(
  { partner, token }: InputOf<'verifyPartner'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'verifyPartner'>> {
  requireKnownPartner(services.settings.healthSystem, partner);
  return { verified: await isPartnerVerified(partner, token, visitor, services) };
}
