import type { InputOf, ReplyOf } from '@portico/contract';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { askHospital } from '../ask-hospital.ts';

/** The messages of the hospital to the person who is signed in, or for whom they act. */
export async function getCareMessages(
  _input: InputOf<'getCareMessages'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getCareMessages'>> {
  const found = await askHospital(visitor, services, ({ messages }, { fhirId }) => messages.messagesOf(fhirId));
  if (found === null) return { offered: false, messages: [], isCut: false };
  return {
    offered: true,
    messages: found.entries.map(({ sentAt, ...message }) => ({ ...message, sentAt: sentAt.toISOString() })),
    isCut: found.isCut,
  };
}
