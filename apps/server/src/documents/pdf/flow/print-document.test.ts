import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { breachesOf } from '../../../testing/pdf-ua/breaches.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { type ReadPart, readTaggedPdf } from '../../../testing/read-tagged-pdf.ts';
import type { Block } from './blocks.ts';
import { printDocument } from './print-document.ts';

const frame = {
  organisation: 'Alder Bay Health',
  foot: 'Alder Bay Health, (650) 498-2900',
  pageNumber: (page: number, of: number) => `Page ${page} of ${of}`,
  country: 'US',
};
const properties = {
  title: 'Application <for> help & more',
  language: 'en-US',
  author: 'Alder Bay Health',
  made: new Date('2026-11-25T12:00:00Z'),
};

async function print(blocks: readonly Block[], country = 'US'): Promise<Uint8Array> {
  const printed = await printDocument(blocks, { ...frame, country }, properties);
  if (printed.outcome !== 'set') throw new Error(`not set: ${printed.characters.join()}`);
  return printed.pdf;
}

const everything: readonly Block[] = [
  { kind: 'heading', level: 1, text: 'Application for help' },
  {
    kind: 'paragraph',
    text: [
      { text: 'For ' },
      { text: 'Nguyễn Phước Bảo', strong: true, name: true },
      { text: '. Read more at ' },
      { text: 'portal.example.org', href: 'https://portal.example.org/help' },
      { text: '. ' },
      { text: 'Para ayuda en español, llame.', language: 'es-US' },
    ],
  },
  { kind: 'heading', level: 2, text: 'What we need' },
  { kind: 'list', items: ['A pay stub', 'A letter'], numbered: true },
  {
    kind: 'fields',
    fields: [
      { label: 'Household', value: '3 people' },
      { label: 'Signature', value: null },
    ],
  },
  {
    kind: 'table',
    columns: [
      { header: 'Item', share: 3 },
      { header: 'Amount', share: 1, align: 'end' },
    ],
    rows: [{ cells: ['Facility', '$1,200.00'] }, { cells: ['In all', '$1,200.00'], strong: true }],
  },
];

const outlineOf = (parts: readonly ReadPart[]): string[] =>
  parts.flatMap(({ role, text, parts: within }) => [
    `${role}: ${text}`,
    ...outlineOf(within).map((each) => `  ${each}`),
  ]);

describe('a document on paper (issue 14, point 4)', () => {
  it('is read by others in order, with headings, lists, tables and links', async () => {
    const read = await readTaggedPdf(await print(everything));
    expect(read).toMatchObject({ title: properties.title, language: 'en-US' });
    expect(outlineOf(read.pages[0]?.[0]?.parts ?? [])).toEqual([
      'P: Alder Bay Health',
      'H1: Application for help',
      'P: For Nguyễn Phước Bảo. Read more at portal.example.org . Para ayuda en español, llame.',
      '  Link: portal.example.org',
      '  Span: Para ayuda en español, llame.',
      'H2: What we need',
      'L: 1. A pay stub 2. A letter',
      '  LI: 1. A pay stub',
      '    Lbl: 1.',
      '    LBody: A pay stub',
      '  LI: 2. A letter',
      '    Lbl: 2.',
      '    LBody: A letter',
      'Table: Household 3 people Signature',
      '  TBody: Household 3 people Signature',
      '    TR: Household 3 people',
      '      TH: Household',
      '      TD: 3 people',
      '    TR: Signature',
      '      TH: Signature',
      '      TD: ',
      'Table: Item Amount Facility $1,200.00 In all $1,200.00',
      '  THead: Item Amount',
      '    TR: Item Amount',
      '      TH: Item',
      '      TH: Amount',
      '  TBody: Facility $1,200.00 In all $1,200.00',
      '    TR: Facility $1,200.00',
      '      TH: Facility',
      '      TD: $1,200.00',
      '    TR: In all $1,200.00',
      '      TH: In all',
      '      TD: $1,200.00',
    ]);
  });

  it('keeps the rules of PDF/UA-1 that a program can check', async () => {
    expect(await breachesOf(await print(everything))).toEqual([]);
  });

  it.each([
    ['7.2 the document has no language', 'Lang'],
    ['6.2 the document does not say that it is marked', 'MarkInfo'],
    ['7.1 there is no metadata', 'Metadata'],
    ['7.1 the title is not shown', 'ViewerPreferences'],
    ['7.1 there is no structure', 'StructTreeRoot'],
  ])('which are found broken: %s', async (breach, key) => {
    const pdf = await PDFDocument.load(await print(everything), { updateMetadata: false });
    pdf.catalog.delete(PDFName.of(key));
    expect(await breachesOf(await pdf.save())).toContain(breach);
  });

  it('goes on over pages: no row is lost, the header stands again, and no line is longer than the page', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => ({
      cells: [`Item ${at} ${'of many words '.repeat(at === 60 ? 700 : 3)}`.trim(), `$${at}.00`],
    }));
    const table: Block = {
      kind: 'table',
      columns: [
        { header: 'Item', share: 3 },
        { header: 'Amount', share: 1, align: 'end' },
      ],
      rows,
    };
    const pdf = await print([
      { kind: 'heading', level: 1, text: 'Items' },
      table,
      { kind: 'paragraph', text: 'The end.' },
    ]);
    expect(await breachesOf(pdf)).toEqual([]);
    const { pages, parts } = await readPdf(pdf);
    expect(pages).toBeGreaterThan(4);
    const headers = parts.filter(({ role }) => role === 'TH').map(({ text }) => text);
    for (const { cells } of rows) expect(headers.join('')).toContain(cells[0]);
    expect(parts.filter(({ role }) => role === 'TD').map(({ text }) => text)).toEqual(
      rows.map(({ cells }) => cells[1]),
    );
    expect(parts.filter(({ text }) => text === 'Amount')).toHaveLength(1);
  }, 20_000);

  it.each([
    ['Arabic', 'مُحَمَّد عبد الله الشمري'],
    ['Hebrew', 'שָׂרָה בֶּן־גּוּרִיוֹן'],
    ['Hindi', 'श्रीमती क्षितिज द्विवेदी'],
    ['Tamil', 'கௌரி ஸ்ரீநிவாசன்'],
    ['Khmer', 'ស្រីមុំ ព្រះវិហារ'],
    ['Chinese', '王小明 歐陽修'],
    ['a name without end', 'Wolfeschlegelsteinhausen'.repeat(40)],
  ])('has names in any script, with every glyph and its text: %s', async (_script, name) => {
    const pdf = await print([
      { kind: 'heading', level: 1, text: 'Estimate' },
      { kind: 'fields', fields: [{ label: 'Patient', value: [{ text: name, name: true }] }] },
    ]);
    expect(await breachesOf(pdf)).toEqual([]);
    const texts = (await readPdf(pdf)).parts.map(({ text }) => text);
    expect(texts.join('')).toContain(name.normalize('NFC'));
  });

  it('is not printed with an empty box: it names the letters that no typeface has', async () => {
    const blocks: Block[] = [
      { kind: 'heading', level: 1, text: 'Estimate' },
      { kind: 'paragraph', text: [{ text: 'Ratu ꦫ', name: true }] },
    ];
    expect(await printDocument(blocks, frame, properties)).toEqual({ outcome: 'unprintable', characters: ['ꦫ'] });
  });

  it('is on the paper of the country', async () => {
    const { width } = await readPdf(await print(everything, 'ES'));
    expect(Math.round(width)).toBe(595);
  });
});
