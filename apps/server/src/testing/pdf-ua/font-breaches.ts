import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { readMarkedContent } from './page-content.ts';
import { nameOf } from './structure-tree.ts';

/** What the fonts of the pages break (ISO 14289-1 §7.21). */
export function fontBreaches(pdf: PDFDocument): string[] {
  const breaches = pdf.getPages().flatMap((page) => {
    const shown = readMarkedContent(page).glyphs;
    return [...shown].flatMap(([name, glyphs]) => {
      const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
      return fonts === undefined
        ? ['7.21 a page has no fonts']
        : ofFont(fonts.lookup(PDFName.of(name), PDFDict), glyphs);
    });
  });
  return [...new Set(breaches)];
}

function ofFont(font: PDFDict, glyphs: ReadonlySet<string>): string[] {
  const breaches: string[] = [];
  const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
  const descriptor = descendant.lookup(PDFName.of('FontDescriptor'), PDFDict);
  const system = descendant.lookup(PDFName.of('CIDSystemInfo'), PDFDict);
  const isText = (key: string, text: string): boolean => system.lookup(PDFName.of(key), PDFString).asString() === text;
  if (!descriptor.has(PDFName.of('FontFile2'))) breaches.push('7.21.4.1 a font is not embedded');
  if (!isText('Registry', 'Adobe') || !isText('Ordering', 'Identity'))
    breaches.push('7.21.3.1 a font has another system');
  if (nameOf(descendant, 'CIDToGIDMap') !== 'Identity') breaches.push('7.21.3.2 a font does not map its glyphs');
  const texts = textsOfGlyphs(font);
  for (const glyph of glyphs) {
    if (glyph === '0000') breaches.push('7.21.8 the glyph of a missing character is shown');
    const text = texts.get(glyph) ?? '';
    if (text === '' || /^(?:0000|feff|fffe)$/.test(text)) breaches.push('7.21.7 a glyph has no text');
  }
  return breaches;
}

function textsOfGlyphs(font: PDFDict): Map<string, string> {
  const stream = font.lookup(PDFName.of('ToUnicode'));
  if (!(stream instanceof PDFRawStream)) return new Map();
  const cmap = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  return new Map(
    Array.from(cmap.matchAll(/<([\da-f]{4})> <([\da-f]+)>/g), ([, glyph = '', text = '']) => [glyph, text]),
  );
}
