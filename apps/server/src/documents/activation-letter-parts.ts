import type { Theme } from '@portico/tokens';
import type { BrandPicture } from '../platform/settings/brand/read-brand-file.ts';
import type { Area, PdfPage, PlacedLine } from './pdf/pdf-file.ts';
import type { Shape } from './pdf/shapes.ts';
import type { Role, Tag, TagDetails } from './pdf/structure.ts';
import type { SetLine } from './pdf/typesetter.ts';

/** A part of the sheet: text, a picture with a meaning, parts that belong together, decoration, or a logo. In reading order. */
export type Part =
  | { kind: 'text'; role: TextRole; lines: PlacedLine[]; color: string; details?: TagDetails }
  | { kind: 'picture'; alternative: string; area: Area; shapes: Shape[] }
  | { kind: 'group'; role: Extract<Role, 'L' | 'LI' | 'LBody'>; parts: Part[]; details?: TagDetails }
  | { kind: 'decoration'; shapes: Shape[] }
  | { kind: 'logo'; logo: BrandPicture; area: Area };

/** The role of a text. */
export type TextRole = Extract<Role, 'H1' | 'H2' | 'P' | 'Lbl'>;

/** The colours of a letter: the theme for light backgrounds, because paper is light. */
export type LetterColors = Theme['light'];

/** The QR code is black on white, whatever the brand, so that cameras can read it. */
export const BLACK = '#000000';
export const WHITE = '#ffffff';

/** The position of a part, in points from the top left corner of the sheet. */
export interface Position {
  x: number;
  y: number;
  width: number;
}

export function textPart(role: TextRole, lines: PlacedLine[], color: string, details?: TagDetails): Part {
  return { kind: 'text', role, lines, color, ...(details === undefined ? {} : { details }) };
}

/** Lines below one another; the first begins at `top`. */
export function stack(lines: readonly SetLine[], x: number, top: number, leading: number): PlacedLine[] {
  return lines.map((line, at) => ({ line, x, y: top + at * leading + line.style.size }));
}

/** Draws a part on a page, as a part of `tag`. */
export function drawPart(part: Part, page: PdfPage, tag: Tag): void {
  if (part.kind === 'text') page.write(tag.add(part.role, part.details), part.lines, part.color);
  else if (part.kind === 'picture') page.picture(tag, part.alternative, part.area, part.shapes);
  else if (part.kind === 'decoration') page.decorate(part.shapes);
  else if (part.kind === 'logo') page.paste(part.logo, part.area);
  else {
    const group = tag.add(part.role, part.details);
    for (const each of part.parts) drawPart(each, page, group);
  }
}
