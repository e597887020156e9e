import type { KeptContent } from '@portico/contract';
import type { Block } from '../pdf/flow/blocks.ts';
import type { ServerMessages } from '../messages/server-messages.ts';
import { closingBlocks, descriptionBlocks, openingBlocks, paragraph, placeFields } from './content-blocks.ts';

/** An estimate that one keeps, ready for paper. */
export interface KeptPaper {
  readonly content: KeptContent;
  /** As it is told. */
  readonly number: string;
  readonly opensBy: 'birthDate' | 'zip';
  /** The page on which it is opened, without `https://`. */
  readonly address: string;
  /** ISO dates of the hospital. */
  readonly keptOn: string;
  /** Of the amount. */
  readonly goodThrough: string;
  /** On which the number opens it. */
  readonly lastDay: string;
}

/** An estimate that one keeps as a document: the same as on its page, in the same order. */
export function keptBlocks(paper: KeptPaper, messages: ServerMessages): Block[] {
  const { content, number, lastDay } = paper;
  const { kept } = messages;
  const { Amount: amount, AmountClaim: claim = 'about', Manner: manner } = content;
  return [
    ...openingBlocks(content, kept.amount[claim](amount, manner, messages.day(paper.keptOn)), messages),
    paragraph(kept.sinceThen),
    ...descriptionBlocks(content),
    {
      kind: 'fields',
      fields: [
        { label: kept.number, value: [{ text: number, strong: true }] },
        { label: kept.lastDay, value: messages.day(paper.goodThrough) },
        ...placeFields(content, messages),
      ],
    },
    paragraph(kept.howToOpen[paper.opensBy](paper.address, messages.day(lastDay))),
    ...closingBlocks(content, kept.column, messages),
  ];
}
