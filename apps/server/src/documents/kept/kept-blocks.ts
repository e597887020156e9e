import type { KeptContent, Language } from '@portico/contract';
import type { Block, Span } from '../pdf/flow/blocks.ts';
import { localeOf } from '../good-faith/good-faith-blocks.ts';
import type { ServerMessages } from '../messages/server-messages.ts';

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
  readonly lastDay: string;
}

/** An estimate that one keeps as a document: the same as on its page, in the same order. */
export function keptBlocks(paper: KeptPaper, messages: ServerMessages): Block[] {
  const { content, lastDay } = paper;
  const { kept } = messages;
  const service = { text: content.Service.Name, ...languageOf(content.Service.Language, messages) };
  return [
    { kind: 'heading', level: 1, text: [service] },
    { kind: 'paragraph', manner: 'lead', text: [{ text: amountLine(paper, messages), strong: true }] },
    ...content.Remarks.map((text): Block => ({ kind: 'paragraph', text })),
    { kind: 'paragraph', text: kept.sinceThen },
    ...(content.Service.Description === '' ? [] : [paragraph(content.Service.Description)]),
    fieldsOf(paper, messages),
    { kind: 'paragraph', text: kept.howToOpen[paper.opensBy](paper.address, messages.day(lastDay)) },
    ...content.Notes.flatMap(({ Title: title, Texts: texts }): Block[] => [
      ...(title === '' ? [] : [heading(title)]),
      ...texts.map(paragraph),
    ]),
    ...content.Tables.flatMap((table): Block[] => [heading(table.Heading), tableOf(table, messages)]),
    heading(messages.documents.goodToKnow),
    { kind: 'list', items: content.Disclaimers },
    ...(content.Sources.length === 0 ? [] : [heading(messages.documents.sources), listOf(content.Sources)]),
  ];
}

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const listOf = (items: readonly string[]): Block => ({ kind: 'list', items });

/** A billed code is named in the words of the price file, which are English. */
function languageOf(language: Language, messages: ServerMessages): Pick<Span, 'language'> {
  return language === messages.language ? {} : { language: localeOf(language) };
}

function amountLine({ content, keptOn }: KeptPaper, messages: ServerMessages): string {
  const { Amount: amount, Manner: manner } = content;
  return messages.kept.amount({ day: messages.day(keptOn), amount, manner });
}

function fieldsOf({ content, number, lastDay }: KeptPaper, messages: ServerMessages): Block {
  const { kept, documents } = messages;
  const { Place: place, Provider: provider } = content;
  const address = [place.Name, ...place.Address, place.Phone].filter((line) => line !== '');
  return {
    kind: 'fields',
    fields: [
      { label: kept.number, value: [{ text: number, strong: true }] },
      { label: kept.lastDay, value: messages.day(lastDay) },
      { label: documents.location, value: [{ text: address.join(', '), name: true }] },
      ...(provider === '' ? [] : [{ label: documents.provider, value: [{ text: provider, name: true }] }]),
    ],
  };
}

function tableOf({ Lines: lines }: KeptContent['Tables'][number], { kept, documents }: ServerMessages): Block {
  return {
    kind: 'table',
    columns: [
      { header: documents.part, share: 3 },
      { header: kept.column, share: 1, align: 'end' },
    ],
    rows: lines.map(({ Title: title, Detail: detail, Text: text, Kind: kind }) => ({
      cells: [detail === '' ? title : `${title} (${detail})`, text],
      strong: kind !== 'part',
    })),
  };
}
