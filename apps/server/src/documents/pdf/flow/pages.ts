import type { Paper } from '../paper.ts';
import type { PdfFile, PdfPage } from '../pdf-file.ts';

/** Margins of a document, in points. */
const SIDE = 56;
const TOP = 52;
const BOTTOM = 64;

/** The pages of a document while it is laid out: where the next thing goes. */
export interface Pages {
  page: PdfPage;
  /** All of them. */
  all: PdfPage[];
  left: number;
  width: number;
  /** Top of what comes next, in points from the top of the page. */
  y: number;
  /** What is left of the page. */
  room(): number;
  /** The most that any page has. */
  full: number;
  /** Begins a page. */
  turn(): void;
}

export function createPages(file: PdfFile, { width, height }: Pick<Paper, 'width' | 'height'>): Pages {
  const first = file.addPage(width, height);
  const pages: Pages = {
    page: first,
    all: [first],
    left: SIDE,
    width: width - 2 * SIDE,
    y: TOP,
    full: height - TOP - BOTTOM,
    room: () => height - BOTTOM - pages.y,
    turn: () => {
      pages.page = file.addPage(width, height);
      pages.all.push(pages.page);
      pages.y = TOP;
    },
  };
  return pages;
}
