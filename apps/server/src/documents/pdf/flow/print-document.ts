import { themeOf } from '@portico/tokens';
import type { HospitalBrand } from '../../../platform/settings/brand/brand.ts';
import { besideLogo, logoArea } from '../head-logo.ts';
import type { DocumentProperties } from '../metadata.ts';
import { paperOf } from '../paper.ts';
import { createPdf, type PdfPage } from '../pdf-file.ts';
import { arch, rule } from '../shapes.ts';
import type { Tag } from '../structure.ts';
import { createTypesetter, typefaceOfNames } from '../typesetter.ts';
import { type Block, spansOf, textsOf } from './blocks.ts';
import { layOutFields, layOutTable } from './lay-out-table.ts';
import { layOutText, linesOf, type Setting } from './lay-out-text.ts';
import { type Manner, manners, type NameTypeface, styledTexts, styleOf } from './manners.ts';
import { createPages } from './pages.ts';

/** What stands around the blocks of a document. */
export interface DocumentFrame {
  /** Who writes: on the first page, beside the logo. */
  organisation: string;
  /** At the foot of each page. */
  foot: string;
  /** The number of a page, as `Page 1 of 3`. */
  pageNumber(page: number, of: number): string;
  /** ISO 3166 code of the country, which decides the paper's size. */
  country: string;
  brand?: HospitalBrand | undefined;
}

/** Nothing is printed with an empty box in it: what no typeface has is named. */
export type PrintedDocument =
  | { outcome: 'set'; pdf: Uint8Array }
  | { outcome: 'unprintable'; characters: readonly string[] };

/** Sets a document as tagged PDF that keeps PDF/UA-1 (ISO 14289-1), with names in any script, on as many pages as it needs. */
export async function printDocument(
  blocks: readonly Block[],
  frame: DocumentFrame,
  properties: DocumentProperties,
): Promise<PrintedDocument> {
  const names = await typefacesOf(namesIn(blocks));
  const around = [[{ text: frame.organisation, strong: true }], frame.foot, `${frame.pageNumber(10, 10)} 0123456789 •`];
  const texts = styledTexts(blocks, around, names);
  const setter = await createTypesetter(texts);
  const missing = texts.flatMap(({ text, style }) => setter.missingOf(text, style));
  if (missing.length > 0) return { outcome: 'unprintable', characters: [...new Set(missing)] };

  const file = await createPdf(properties);
  const pages = createPages(file, paperOf(frame.country));
  const setting: Setting = { pages, setter, names, colors: themeOf(frame.brand).light };
  layOutHead(file.document, frame, setting);
  for (const block of blocks) layOutBlock(file.document, block, setting);
  for (const [at, page] of pages.all.entries()) {
    layOutFoot(page, frame.foot, frame.pageNumber(at + 1, pages.all.length), setting);
  }
  return { outcome: 'set', pdf: await file.finish() };
}

async function typefacesOf(names: readonly string[]): Promise<NameTypeface> {
  const typefaces = await Promise.all(names.map(async (name) => [name, await typefaceOfNames([name])] as const));
  const byName = new Map(typefaces);
  return (name) => byName.get(name) ?? 'name';
}

function namesIn(blocks: readonly Block[]): string[] {
  const spans = blocks.flatMap(textsOf).flatMap(spansOf);
  return spans.filter(({ name }) => name === true).map(({ text }) => text);
}

function layOutHead(document: Tag, { organisation, brand }: DocumentFrame, setting: Setting): void {
  const { pages, colors } = setting;
  const logo = brand?.files?.logoOnPaper;
  if (logo === undefined) pages.page.decorate(arch(pages.left, pages.y - 6, colors));
  else pages.page.paste(logo, logoArea(logo, pages.left, pages.y - 6));
  layOutText(document.add('P'), [{ text: organisation, strong: true }], { size: 13, leading: 17 }, setting, {
    indent: besideLogo(logo),
  });
  pages.y += 16;
}

/** The space above a heading, and how much of what follows stays on its page. */
const headings = {
  1: { manner: manners.h1, above: 4, keep: 48 },
  2: { manner: manners.h2, above: 12, keep: 48 },
  3: { manner: manners.h3, above: 8, keep: 120 },
};

function layOutBlock(document: Tag, block: Block, setting: Setting): void {
  const { pages } = setting;
  switch (block.kind) {
    case 'heading': {
      const { manner, above, keep } = headings[block.level];
      pages.y += above;
      layOutText(document.add(`H${block.level}`), block.text, manner, setting, { keep });
      pages.y += 4;
      return;
    }
    case 'paragraph': {
      const manner: Manner = manners[block.manner ?? 'plain'];
      layOutText(document.add('P'), block.text, manner, setting);
      pages.y += 6;
      return;
    }
    case 'list':
      layOutList(document, block, setting);
      pages.y += 4;
      return;
    case 'fields':
      layOutFields(document, block, setting);
      pages.y += 6;
      return;
    case 'table':
      layOutTable(document, block, setting);
      pages.y += 6;
  }
}

function layOutList(
  document: Tag,
  { items, numbered = false }: Extract<Block, { kind: 'list' }>,
  setting: Setting,
): void {
  const { pages, setter, names, colors } = setting;
  const manner = manners.plain;
  const list = document.add('L', { attributes: { O: 'List', ListNumbering: numbered ? 'Decimal' : 'Disc' } });
  for (const [at, text] of items.entries()) {
    if (pages.room() < 2 * manner.leading) pages.turn();
    const item = list.add('LI');
    const label = numbered ? `${at + 1}.` : '•';
    const line = setter.set(label, styleOf({ text: label }, manner, names));
    pages.page.write(item.add('Lbl'), [{ line, x: pages.left + 4, y: pages.y + manner.size }], colors['--ink']);
    layOutText(item.add('LBody'), text, manner, setting, { indent: numbered ? 24 : 18 });
    pages.y += 3;
  }
}

/** The foot is decoration: whoever listens to the document does not hear it on each page. */
function layOutFoot(page: PdfPage, foot: string, number: string, setting: Setting): void {
  const { pages, colors, setter, names } = setting;
  const manner = manners.small;
  const y = page.height - 40;
  const right = setter.set(number, styleOf({ text: number }, manner, names));
  const [line] = linesOf(foot, manner, pages.width - right.width - 20, setting);
  page.decorate([rule(pages.left, y - 14, pages.width, colors['--line'])]);
  const left = line?.pieces.map((piece) => ({ line: piece.line, x: pages.left + piece.left, y })) ?? [];
  page.furnish('Footer', [...left, { line: right, x: pages.left + pages.width - right.width, y }], colors['--ink-2']);
}
