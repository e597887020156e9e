import type { KeptContent } from '@portico/contract';
import { localeOf } from '../good-faith/good-faith-blocks.ts';
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
  const { documents, shared } = messages;
  const { Service: service, Place: place } = content;
  const language = service.Language === messages.language ? {} : { language: localeOf(service.Language) };
  const address = [place.Name, ...place.Address, place.Phone].filter((line) => line !== '');
  return [
    { kind: 'heading', level: 1, text: [{ text: service.Name, ...language }] },
    {
      kind: 'paragraph',
      manner: 'lead',
      text: [{ text: shared.amount(content.Amount, content.Manner, messages.day(sharedOn)), strong: true }],
    },
    ...content.Remarks.map(paragraph),
    ...(service.Description === '' ? [] : [paragraph(service.Description)]),
    {
      kind: 'fields',
      fields: [
        { label: documents.location, value: [{ text: address.join(', '), name: true }] },
        ...(content.Provider === ''
          ? []
          : [{ label: documents.provider, value: [{ text: content.Provider, name: true as const }] }]),
      ],
    },
    ...content.Notes.flatMap(({ Title: title, Texts: texts }): Block[] => [
      ...(title === '' ? [] : [heading(title)]),
      ...texts.map(paragraph),
    ]),
    ...content.Tables.flatMap(({ Heading: caption, Lines: lines }): Block[] => [
      heading(caption),
      {
        kind: 'table',
        columns: [
          { header: documents.part, share: 3 },
          { header: shared.column, share: 1, align: 'end' },
        ],
        rows: lines.map(({ Title: title, Detail: detail, Text: text, Kind: kind }) => ({
          cells: [detail === '' ? title : `${title} (${detail})`, text],
          strong: kind !== 'part',
        })),
      },
    ]),
    heading(documents.goodToKnow),
    { kind: 'list', items: content.Disclaimers },
    ...(content.Sources.length === 0
      ? []
      : [heading(documents.sources), { kind: 'list', items: content.Sources } satisfies Block]),
  ];
}

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
