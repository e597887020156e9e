import { decodePDFRawStream, PDFArray, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';

/** What a page's content says of its marking. */
export interface MarkedContent {
  /** The numbers of its marked parts. */
  ids: number[];
  /** Operators that paint outside of any marked part and any artifact. */
  unmarked: string[];
  /** Marked parts within an artifact, or artifacts within a marked part. */
  nested: number;
  /** The glyphs that are shown, by the name of their font on the page. */
  glyphs: Map<string, Set<string>>;
}

/** Operators that paint (PDF 32000-1 annex A). */
const painting = new Set(['TJ', 'Tj', "'", '"', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'sh', 'Do', 'BI']);

/** Follows the operators of marked content in a page. */
export function readMarkedContent(page: PDFPage): MarkedContent {
  const found: MarkedContent = { ids: [], unmarked: [], nested: 0, glyphs: new Map() };
  const open: Array<'part' | 'artifact' | 'other'> = [];
  let font = '';
  for (const line of contentOf(page).split('\n')) {
    const operator = line.trim().split(' ').at(-1) ?? '';
    const id = /<<\/MCID (\d+)>> BDC$/.exec(line)?.[1];
    if (operator === 'BDC' || operator === 'BMC') {
      const kind = id !== undefined ? 'part' : line.startsWith('/Artifact') ? 'artifact' : 'other';
      if (kind !== 'other' && open.some((each) => each !== 'other')) found.nested += 1;
      if (id !== undefined) found.ids.push(Number(id));
      open.push(kind);
    } else if (operator === 'EMC') open.pop();
    else if (operator === 'Tf') font = line.trim().split(' ')[0]?.slice(1) ?? '';
    else if (painting.has(operator)) {
      if (open.every((each) => each === 'other')) found.unmarked.push(line);
      const shown = found.glyphs.get(font) ?? new Set();
      for (const [, glyph = ''] of line.matchAll(/<([\da-f]{4})>/g)) shown.add(glyph);
      if (operator === 'TJ') found.glyphs.set(font, shown);
    }
  }
  return found;
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray().map((_, at) => contents.lookup(at)) : [contents];
  return streams
    .map((stream) =>
      stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '',
    )
    .join('\n');
}
