import { PDFHexString, type PDFName, PDFOperator, PDFOperatorNames as Op } from '@cantoo/pdf-lib';
import { type EmbeddedFace, hexOf } from './embed-face.ts';
import type { Cluster, Face, Glyph } from './faces.ts';
import type { SetLine, SetRun } from './typesetter.ts';

/** A face and its name on a page. */
export interface PageFont {
  key: PDFName;
  embedded: EmbeddedFace;
}

const number = (value: number): string => String(Math.round(value * 1000) / 1000);

/**
 * The operators that show a line, between BT and ET. Runs are in reading order.
 *
 * @param x left end, from the left edge, in points.
 * @param y baseline, from the bottom edge, in points.
 */
export function showLine(line: SetLine, x: number, y: number, fontOf: (face: Face) => PageFont): PDFOperator[] {
  const { size } = line.style;
  return line.runs.flatMap((run) => {
    const { key, embedded } = fontOf(run.face);
    const place = PDFOperator.of(Op.SetTextMatrix, ['1', '0', '0', '1', number(x + run.left), number(y)]);
    return [PDFOperator.of(Op.SetFontAndSize, [key, number(size)]), place, ...showRun(run, size, embedded)];
  });
}

/** Text from right to left is stored from left to right, with a mark that says so (PDF 32000-1 §14.8.2.3.3). */
function showRun(run: SetRun, size: number, embedded: EmbeddedFace): PDFOperator[] {
  const shown = showClusters(run, size, embedded);
  if (!run.fromRight) return shown;
  return [PDFOperator.of(Op.BeginMarkedContent, ['/ReversedChars']), ...shown, PDFOperator.of(Op.EndMarkedContent)];
}

/** Moves the pen if a glyph's position differs from the plain widths: for kerning, or for a mark. */
function showClusters({ face, clusters }: SetRun, size: number, { texts, shown }: EmbeddedFace): PDFOperator[] {
  const scale = 1000 / face.unitsPerEm;
  const operators: PDFOperator[] = [];
  let parts: string[] = [];
  let pen = 0;
  let place = 0;
  let rise = 0;
  const flush = (): void => {
    if (parts.length > 0) operators.push(PDFOperator.of(Op.ShowTextAdjusted, [`[${parts.join(' ')}]`]));
    parts = [];
  };
  const show = ({ id, advance, x, y }: Glyph): void => {
    if (y !== rise) {
      flush();
      rise = y;
      operators.push(PDFOperator.of(Op.SetTextRise, [number((rise / face.unitsPerEm) * size)]));
    }
    const shift = Math.round((place + x) * scale - pen);
    if (shift !== 0) parts.push(String(-shift));
    parts.push(`<${hexOf(id)}>`);
    shown.add(id);
    pen += shift + Math.round(face.advanceOf(id) * scale);
    place += advance;
  };
  for (const cluster of clusters) {
    const spoken = textOperators(cluster, texts);
    if (spoken !== null) {
      flush();
      operators.push(spoken.begin);
    }
    for (const glyph of cluster.glyphs) show(glyph);
    if (spoken !== null) {
      flush();
      operators.push(spoken.end);
    }
  }
  flush();
  if (rise !== 0) operators.push(PDFOperator.of(Op.SetTextRise, ['0']));
  return operators;
}

/**
 * Usually the font's own table gives a glyph's text. If several glyphs share one text, or if a glyph has another text
 * here, the text is written separately (PDF 32000-1 §14.9.4).
 */
function textOperators(
  { text, glyphs }: Cluster,
  texts: Map<number, string>,
): { begin: PDFOperator; end: PDFOperator } | null {
  const [glyph, ...more] = glyphs;
  if (glyph !== undefined && more.length === 0) {
    const known = texts.get(glyph.id);
    if (known === undefined) texts.set(glyph.id, text);
    if (known === undefined || known === text) return null;
  }
  const actual = `<</ActualText ${PDFHexString.fromText(text).toString()}>>`;
  return {
    begin: PDFOperator.of(Op.BeginMarkedContentSequence, ['/Span', actual]),
    end: PDFOperator.of(Op.EndMarkedContent),
  };
}
