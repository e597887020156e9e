import type { KeptContent, Language } from '@portico/contract';
import { localeOf } from '../good-faith/good-faith-blocks.ts';
import type { ServerMessages } from '../messages/server-messages.ts';
import type { Block, Span } from '../pdf/flow/blocks.ts';

type Field = Extract<Block, { kind: 'fields' }>['fields'][number];

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const listOf = (items: readonly string[]): Block => ({ kind: 'list', items });

/** What the estimate is of, and its amount in a sentence; then what is said of the amount. */
export function openingBlocks(
  { Service: service, Remarks: remarks }: KeptContent,
  amount: string,
  messages: ServerMessages,
): Block[] {
  return [
    { kind: 'heading', level: 1, text: [{ text: service.Name, ...languageOf(service.Language, messages) }] },
    { kind: 'paragraph', manner: 'lead', text: [{ text: amount, strong: true }] },
    ...remarks.map(paragraph),
  ];
}

export function descriptionBlocks({ Service: service }: KeptContent): Block[] {
  return service.Description === '' ? [] : [paragraph(service.Description)];
}

/** Where the care is, and by whom where somebody was chosen. */
export function placeFields({ Place: place, Provider: provider }: KeptContent, { documents }: ServerMessages): Field[] {
  const address = [place.Name, ...place.Address, place.Phone].filter((line) => line !== '');
  return [
    { label: documents.location, value: [{ text: address.join(', '), name: true }] },
    ...(provider === '' ? [] : [{ label: documents.provider, value: [{ text: provider, name: true }] }]),
  ];
}

/**
 * Notes, tables, what is good to know and where the prices come from.
 *
 * @param column heads the amounts of the tables.
 */
export function closingBlocks(content: KeptContent, column: string, { documents }: ServerMessages): Block[] {
  return [
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
          { header: column, share: 1, align: 'end' },
        ],
        rows: lines.map(({ Title: title, Detail: detail, Text: text, Kind: kind }) => ({
          cells: [detail === '' ? title : `${title} (${detail})`, text],
          strong: kind !== 'part',
        })),
      },
    ]),
    heading(documents.goodToKnow),
    listOf(content.Disclaimers),
    ...(content.Sources.length === 0 ? [] : [heading(documents.sources), listOf(content.Sources)]),
  ];
}

/** A billed code is named in the words of the price file, which are English. */
function languageOf(language: Language, messages: ServerMessages): Pick<Span, 'language'> {
  return language === messages.language ? {} : { language: localeOf(language) };
}
