import type { InputOf, ReplyOf } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { disputeText } from '../../documents/good-faith/good-faith-blocks.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { gfePacket } from '../good-faith/packet/gfe-packet.ts';
import { requireGoodFaithEstimate } from '../good-faith/require-good-faith-estimate.ts';
import type { EstimateServices } from '../services.ts';

/** The good-faith estimate as a FHIR document, for another system of the patient's. */
export async function goodFaithEstimatePacket(
  input: InputOf<'goodFaithEstimatePacket'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'goodFaithEstimatePacket'>> {
  const estimate = await requireGoodFaithEstimate(input, visitor, services);
  const messages = messagesOf(visitor.language);
  const { title, onlyAnEstimate, moreCare, notAContract } = messages.goodFaith;
  const disclaimers = [onlyAnEstimate, moreCare, notAContract, disputeText(messages)];
  return { ...gfePacket(estimate, { title, disclaimers }, () => `urn:uuid:${randomUUID()}`), resourceType: 'Bundle' };
}
