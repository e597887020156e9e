import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** The content of a PDF. */
export interface ReadPdf {
  title: string | undefined;
  language: string | undefined;
  pages: number;
  /** Of its first page. */
  width: number;
  height: number;
  /** The number of its fonts, and of those that are embedded in the file. */
  fonts: { used: number; embedded: number };
  /** The colours of shapes and texts, as `#rrggbb`. */
  colors: Set<string>;
  /** The tagged parts, in the order of the file: their roles, and their texts as a search finds them. */
  parts: Array<{ role: string; text: string }>;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = document.getPages().map((page) => readPage(document, page));
  const programs = document.context
    .enumerateIndirectObjects()
    .filter(([, each]) => each instanceof PDFDict && each.has(PDFName.of('FontFile2')));
  const language = document.catalog.lookup(PDFName.of('Lang'));
  return {
    title: document.getTitle(),
    language: language instanceof PDFHexString || language instanceof PDFString ? language.decodeText() : undefined,
    pages: pages.length,
    ...document.getPage(0).getSize(),
    fonts: { used: new Set(pages.flatMap(({ fonts }) => fonts)).size, embedded: programs.length },
    colors: colorsOf(pages.map(({ content }) => content).join('\n')),
    parts: pages.flatMap(({ content, texts }) => readParts(content, texts)),
  };
}

/** The operators of a page, its fonts by their references, and the texts of each font's glyphs by its name on the page. */
function readPage(
  { context }: PDFDocument,
  { node }: PDFPage,
): { content: string; fonts: string[]; texts: Map<string, Map<string, string>> } {
  const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict).entries() ?? [];
  const texts = fonts.map(([key, ref]) => {
    const stream = context.lookup(ref, PDFDict).lookup(PDFName.of('ToUnicode'));
    return [key.toString(), unicodeMap(decoded(stream))] as const;
  });
  const contents = node.normalizedEntries().Contents;
  const streams = Array.from({ length: contents?.size() ?? 0 }, (_, at) => decoded(contents?.lookup(at)));
  return { content: streams.join('\n'), fonts: fonts.map(([, ref]) => ref.toString()), texts: new Map(texts) };
}

function decoded(stream: unknown): string {
  return stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';
}

function colorsOf(content: string): Set<string> {
  const colors = content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG)\b/g);
  const hex = (share: string): string =>
    Math.round(Number(share) * 255)
      .toString(16)
      .padStart(2, '0');
  return new Set(Array.from(colors, ([, ...shares]) => `#${shares.map(hex).join('')}`));
}

/** The text of each glyph, by its number in the page. */
function unicodeMap(cmap: string): Map<string, string> {
  const entries = cmap.matchAll(/<([\da-f]{4})> <([\da-f]*)>/g);
  return new Map(Array.from(entries, ([, glyph = '', hex = '']) => [glyph, fromUtf16(hex)]));
}

const fromUtf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/**
 * Marked content that is not yet closed: a part with a role, text from right to left, a replacement text, or none of
 * these.
 */
interface Open {
  role?: string;
  reversed?: true;
  actual?: string;
  pieces: string[];
}

/** Follows the operators of marked content, fonts and shown text, and ignores all others. */
function readParts(content: string, texts: ReadonlyMap<string, ReadonlyMap<string, string>>): ReadPdf['parts'] {
  const parts: ReadPdf['parts'] = [];
  const open: Open[] = [];
  let font: ReadonlyMap<string, string> | undefined;
  const operators =
    /\/(?<role>\w+) <<\/MCID \d+>> BDC|\/Span <<\/ActualText <FEFF(?<actual>[\dA-F]*)>>> BDC|\/(?<tag>\w+) (?:<<\/Type[^>]*>> BDC|BMC)|(?<end>\bEMC)|(?<key>\/F[\w-]*) [\d.]+ Tf|\[(?<shown>[^\]]*)\] TJ|(?<line>\bTm)/g;
  for (const { groups = {} } of content.matchAll(operators)) {
    const { role, actual, tag, end, key, shown, line } = groups;
    if (role !== undefined) open.push({ role, pieces: [] });
    else if (actual !== undefined) open.push({ actual: fromUtf16(actual), pieces: [] });
    else if (tag !== undefined) open.push({ ...(tag === 'ReversedChars' ? { reversed: true } : {}), pieces: [] });
    else if (key !== undefined) font = texts.get(key);
    else if (shown !== undefined) open.at(-1)?.pieces.push(...glyphsOf(shown).map((glyph) => font?.get(glyph) ?? ''));
    else if (line === undefined && end !== undefined) {
      const ended = open.pop();
      const text =
        ended === undefined
          ? ''
          : (ended.actual ?? (ended.reversed ? ended.pieces.toReversed() : ended.pieces).join(''));
      if (ended?.role === undefined) open.at(-1)?.pieces.push(text);
      else parts.push({ role: ended.role, text });
    }
  }
  return parts;
}

const glyphsOf = (shown: string): string[] => Array.from(shown.matchAll(/<([\da-f]{4})>/g), ([, glyph = '']) => glyph);
