import {
  drawSvgPath,
  LineCapStyle,
  PDFDocument,
  PDFOperator,
  PDFOperatorNames as Op,
  type RGB,
  rgb,
  setFillingColor,
} from 'pdf-lib';
import { embedFace, reserveFace } from './embed-face.ts';
import type { Face } from './faces.ts';
import { type PageFont, showLine } from './show-line.ts';
import { createTags, type RoleDetails, type TextRole } from './tags.ts';
import type { SetLine } from './typesetter.ts';

/** A line and the left end of its baseline, in points from the top left corner of the sheet. */
export interface PlacedLine {
  line: SetLine;
  x: number;
  y: number;
}

/** A path in SVG syntax. Its origin is in points from the top left corner. */
export interface Shape {
  path: string;
  x: number;
  y: number;
  scale?: number;
  /** As `#0b5b59`. The shape is filled with it, or drawn as a line of this width. */
  color: string;
  lineWidth?: number;
}

/** A sheet of paper on which parts are placed in reading order. */
export interface Sheet {
  write(role: TextRole, lines: readonly PlacedLine[], color: string, details?: RoleDetails): void;
  /** A picture with a meaning, and its text alternative. */
  picture(alternative: string, shapes: readonly Shape[]): void;
  decorate(shapes: readonly Shape[]): void;
  /** The PDF. */
  finish(): Promise<Uint8Array>;
}

/** The metadata of the document. */
export interface SheetProperties {
  title: string;
  /** As `en-US`. */
  language: string;
  author: string;
  made: Date;
}

/** An empty sheet; `width` and `height` in points. */
export async function createSheet(width: number, height: number, properties: SheetProperties): Promise<Sheet> {
  const document = await PDFDocument.create();
  describe(document, properties);
  const page = document.addPage([width, height]);
  const tags = createTags(document, page);
  const fonts = new Map<Face, PageFont>();
  const fontOf = (face: Face): PageFont => {
    const known = fonts.get(face);
    if (known !== undefined) return known;
    const embedded = reserveFace(document);
    const font = { key: page.node.newFontDictionary('F', embedded.ref), embedded };
    fonts.set(face, font);
    return font;
  };
  const draw = (shapes: readonly Shape[]): PDFOperator[] => shapes.flatMap((shape) => drawShape(shape, height));
  return {
    write: (role, lines, color, details) => {
      const shown = lines.flatMap(({ line, x, y }) => showLine(line, x, height - y, fontOf));
      const text = [
        PDFOperator.of(Op.BeginText),
        setFillingColor(colorOf(color)),
        ...shown,
        PDFOperator.of(Op.EndText),
      ];
      page.pushOperators(...tags.mark(role, text, details));
    },
    picture: (alternative, shapes) => page.pushOperators(...tags.mark('Figure', draw(shapes), { alternative })),
    decorate: (shapes) => page.pushOperators(...tags.decoration(draw(shapes))),
    finish: () => {
      for (const [at, [face, { embedded }]] of [...fonts].entries()) embedFace(document, nameOf(at), face, embedded);
      tags.finish();
      return document.save();
    },
  };
}

function drawShape({ path, x, y, scale = 1, color, lineWidth }: Shape, height: number): PDFOperator[] {
  const place = { x, y: height - y, scale };
  return lineWidth === undefined
    ? drawSvgPath(path, { ...place, color: colorOf(color), borderColor: undefined, borderWidth: 0 })
    : drawSvgPath(path, {
        ...place,
        color: undefined,
        borderColor: colorOf(color),
        borderWidth: lineWidth,
        borderLineCap: LineCapStyle.Round,
      });
}

function describe(document: PDFDocument, { title, language, author, made }: SheetProperties): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(language);
  document.setAuthor(author);
  document.setCreator('Portico');
  document.setProducer('Portico');
  document.setCreationDate(made);
  document.setModificationDate(made);
}

/** A prefix of six letters and a plus marks a subset font (PDF 32000-1 §9.6.4). */
const nameOf = (at: number): string => {
  const letterOf = (value: number): string => String.fromCharCode(65 + (value % 26));
  return `PORT${letterOf(Math.floor(at / 26))}${letterOf(at)}+Letter${at}`;
};

function colorOf(hex: string): RGB {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}
