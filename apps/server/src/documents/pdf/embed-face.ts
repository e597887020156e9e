import { PDFArray, type PDFDocument, PDFNumber, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { Face } from './faces.ts';

/** Symbolic (PDF 32000-1 table 123): glyphs are addressed by number, not by a character set. */
const SYMBOLIC = 4;

/** A font of a PDF, and the texts of the glyphs that are used so far. */
export interface EmbeddedFace {
  ref: PDFRef;
  /** The text of each glyph, for search, copy and screen readers. */
  texts: Map<number, string>;
  /** Every glyph that is shown. */
  shown: Set<number>;
}

/** The text of a glyph that has none by itself, as one of several for one letter: the page tells it where it stands. */
const NO_TEXT = '\u200b';

/** Reserves a font, so that pages can refer to it before all its texts are known. */
export function reserveFace(document: PDFDocument): EmbeddedFace {
  return { ref: document.context.nextRef(), texts: new Map(), shown: new Set() };
}

/**
 * Embeds a face as a composite font whose codes are its glyph numbers (PDF 32000-1 §9.7).
 *
 * @param name unique among the fonts of the document.
 */
export function embedFace(document: PDFDocument, name: string, face: Face, { ref, texts, shown }: EmbeddedFace): void {
  const { context } = document;
  const scale = (units: number): number => Math.round((units * 1000) / face.unitsPerEm);
  const glyphs = Array.from({ length: face.glyphCount }, (_, id) => id);
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: SYMBOLIC,
    FontBBox: [-1000, scale(face.descender), 2000, scale(face.ascender)],
    ItalicAngle: 0,
    Ascent: scale(face.ascender),
    Descent: scale(face.descender),
    CapHeight: 700,
    StemV: 80,
    FontFile2: context.register(context.flateStream(face.ttf, { Length1: face.ttf.length })),
  });
  const widths = PDFArray.withContext(context);
  widths.push(PDFNumber.of(0));
  widths.push(context.obj(glyphs.map((id) => scale(face.advanceOf(id)))));
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDToGIDMap: 'Identity',
    CIDSystemInfo: {
      Registry: PDFString.of('Adobe'),
      Ordering: PDFString.of('Identity'),
      Supplement: 0,
    },
    FontDescriptor: context.register(descriptor),
    W: widths,
  });
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [context.register(descendant)],
    ToUnicode: context.register(
      context.flateStream(unicodeMap([...shown].map((glyph) => [glyph, texts.get(glyph) ?? NO_TEXT]))),
    ),
  });
  context.assign(ref, font);
}

/** @returns a glyph's number in the notation of PDF. */
export const hexOf = (glyph: number): string => glyph.toString(16).padStart(4, '0');

/**
 * PDF 32000-1 §9.10.3. One section may have at most a hundred entries.
 *
 * @param texts of every glyph that is shown (ISO 14289-1 §7.21.7).
 */
function unicodeMap(texts: ReadonlyArray<readonly [glyph: number, text: string]>): string {
  const entries = texts.map(([glyph, text]) => `<${hexOf(glyph)}> <${utf16Of(text)}>`);
  const sections = Array.from({ length: Math.ceil(entries.length / 100) }, (_, at) => {
    const part = entries.slice(at * 100, at * 100 + 100);
    return `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${sections.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

const utf16Of = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');
