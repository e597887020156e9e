import type { KeptContent } from '@portico/contract';
import { closingBlocks, descriptionBlocks, openingBlocks, placeFields } from '../kept/content-blocks.ts';
import type { ServerMessages } from '../messages/server-messages.ts';
import type { Block } from '../pdf/flow/blocks.ts';

/** An estimate as somebody gets it who opens a link to it: what it said on the day on which it was shared. */
export interface SharedEstimate {
  readonly content: KeptContent;
  /** ISO date of the hospital. */
  readonly sharedOn: string;
}

/** It as a document, in the order of its page. */
export function sharedEstimateBlocks({ content, sharedOn }: SharedEstimate, messages: ServerMessages): Block[] {
  const { shared } = messages;
  const { Amount: amount, AmountClaim: claim = 'about', Manner: manner } = content;
  return [
    ...openingBlocks(content, shared.amount(shared.claimed[claim](amount), manner, messages.day(sharedOn)), messages),
    ...descriptionBlocks(content),
    { kind: 'fields', fields: placeFields(content, messages) },
    ...closingBlocks(content, shared.column, messages),
  ];
}
