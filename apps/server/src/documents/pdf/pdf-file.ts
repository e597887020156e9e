import {
  degrees,
  drawImage,
  JpegEmbedder,
  PDFDocument,
  PDFHexString,
  PDFOperator,
  PDFOperatorNames as Op,
  type PDFRef,
  PDFString,
  PngEmbedder,
  setFillingColor,
} from '@cantoo/pdf-lib';
import type { BrandPicture } from '../../platform/settings/brand/read-brand-file.ts';
import { type EmbeddedFace, embedFace, reserveFace } from './embed-face.ts';
import type { Face } from './faces.ts';
import { describe, type DocumentProperties } from './metadata.ts';
import { colorOf, drawShape, type Shape } from './shapes.ts';
import { type PageFont, showLine } from './show-line.ts';
import { createStructure, decoration, furniture, type Tag } from './structure.ts';
import type { SetLine } from './typesetter.ts';

/** A line and the left end of its baseline, in points from the top left corner of the page. */
export interface PlacedLine {
  line: SetLine;
  x: number;
  y: number;
}

/** A rectangle, in points from the top left corner of the page. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A page. What is on it is part of the structure, or decoration; what is drawn later covers what was drawn before. */
export interface PdfPage {
  width: number;
  height: number;
  /** Text, as a part of `tag`. */
  write(tag: Tag, lines: readonly PlacedLine[], color: string): void;
  /** A picture with a meaning, and its text alternative, as a part of `tag`. */
  picture(tag: Tag, alternative: string, area: Area, shapes: readonly Shape[]): void;
  /** The area that leads to a web address, as a part of `tag`, a link. */
  link(tag: Tag, address: string, words: string, area: Area): void;
  decorate(shapes: readonly Shape[]): void;
  /** A logo, as decoration: the name of whose it is stands beside it. */
  paste(logo: BrandPicture, area: Area): void;
  /** A running head or foot, which screen readers pass over. */
  furnish(kind: 'Header' | 'Footer', lines: readonly PlacedLine[], color: string): void;
}

/** A tagged PDF that keeps PDF/UA-1 (ISO 14289-1), as far as what is put on it does. */
export interface PdfFile {
  /** The structure: whatever is added to it is read in the order in which it was added. */
  document: Tag;
  /** Adds a page; `width` and `height` in points. */
  addPage(width: number, height: number): PdfPage;
  /** @returns its bytes. */
  finish(): Promise<Uint8Array>;
}

/** An empty file. */
export async function createPdf(properties: DocumentProperties): Promise<PdfFile> {
  const pdf = await PDFDocument.create();
  describe(pdf, properties);
  const structure = createStructure(pdf);
  const faces = new Map<Face, EmbeddedFace>();
  const logos = new Map<BrandPicture, PDFRef>();
  const embeddedOf = (face: Face): EmbeddedFace => {
    const embedded = faces.get(face) ?? reserveFace(pdf);
    faces.set(face, embedded);
    return embedded;
  };

  const logoRef = (logo: BrandPicture): PDFRef => {
    const ref = logos.get(logo) ?? pdf.context.nextRef();
    logos.set(logo, ref);
    return ref;
  };

  function addPage(width: number, height: number): PdfPage {
    const page = pdf.addPage([width, height]);
    const fonts = new Map<Face, PageFont>();
    const fontOf = (face: Face): PageFont => {
      const known = fonts.get(face);
      if (known !== undefined) return known;
      const embedded = embeddedOf(face);
      const font = { key: page.node.newFontDictionary('F', embedded.ref), embedded };
      fonts.set(face, font);
      return font;
    };
    const textOf = (lines: readonly PlacedLine[], color: string): PDFOperator[] => [
      PDFOperator.of(Op.BeginText),
      setFillingColor(colorOf(color)),
      ...lines.flatMap(({ line, x, y }) => showLine(line, x, height - y, fontOf)),
      PDFOperator.of(Op.EndText),
    ];
    const shapesOf = (shapes: readonly Shape[]): PDFOperator[] => shapes.flatMap((shape) => drawShape(shape, height));
    /** Its lower left and its upper right corner, from the lower left corner of the page. */
    const cornersOf = (area: Area): number[] => [
      area.x,
      height - area.y - area.height,
      area.x + area.width,
      height - area.y,
    ];
    return {
      width,
      height,
      write: (tag, lines, color) => page.pushOperators(...tag.mark(page, textOf(lines, color))),
      picture: (tag, alternative, area, shapes) => {
        const attributes = { O: 'Layout', Placement: 'Block', BBox: cornersOf(area) };
        page.pushOperators(...tag.add('Figure', { alternative, attributes }).mark(page, shapesOf(shapes)));
      },
      decorate: (shapes) => page.pushOperators(...decoration(shapesOf(shapes))),
      paste: (logo, { x, y, width: wide, height: high }) => {
        const key = page.node.newXObject('Logo', logoRef(logo));
        const place = { x, y: height - y - high, width: wide, height: high };
        const upright = { rotate: degrees(0), xSkew: degrees(0), ySkew: degrees(0) };
        page.pushOperators(...decoration(drawImage(key, { ...place, ...upright })));
      },
      furnish: (kind, lines, color) => page.pushOperators(...furniture(kind, textOf(lines, color))),
      link: (tag, address, words, area) => {
        const annotation = pdf.context.obj({
          Type: 'Annot',
          Subtype: 'Link',
          Rect: cornersOf(area),
          Border: [0, 0, 0],
          // Printed with the page: PDF/UA wants no annotation hidden.
          F: 4,
          Contents: PDFHexString.fromText(words),
          A: { S: 'URI', URI: PDFString.of(address) },
        });
        tag.annotate(page, annotation);
      },
    };
  }

  return {
    document: structure.document,
    addPage,
    finish: async () => {
      for (const [logo, ref] of logos) {
        const kind = logo.type === 'image/png' ? PngEmbedder : JpegEmbedder;
        const embedder = await kind.for(logo.content);
        await embedder.embedIntoContext(pdf.context, ref);
      }
      for (const [at, [face, embedded]] of [...faces].entries()) embedFace(pdf, nameOf(at), face, embedded);
      structure.finish();
      return pdf.save();
    },
  };
}

/** A prefix of six letters and a plus marks a subset font (PDF 32000-1 §9.6.4). */
const nameOf = (at: number): string => {
  const letterOf = (value: number): string => String.fromCharCode(65 + (value % 26));
  return `PORT${letterOf(Math.floor(at / 26))}${letterOf(at)}+Portico${at}`;
};
