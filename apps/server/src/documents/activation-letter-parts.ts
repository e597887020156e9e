import type { Theme } from '@portico/tokens';
import type { PlacedLine, Shape } from './letters/sheet.ts';
import type { RoleDetails, TextRole } from './letters/tags.ts';
import type { SetLine } from './letters/typesetter.ts';

/** A part of the sheet: text, a picture with a meaning, or decoration. In reading order. */
export type Part =
  | { kind: 'text'; role: TextRole; lines: PlacedLine[]; color: string; details?: RoleDetails }
  | { kind: 'picture'; alternative: string; shapes: Shape[] }
  | { kind: 'decoration'; shapes: Shape[] };

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

export function textPart(role: TextRole, lines: PlacedLine[], color: string, details?: RoleDetails): Part {
  return { kind: 'text', role, lines, color, ...(details === undefined ? {} : { details }) };
}

/** Lines below one another; the first begins at `top`. */
export function stack(lines: readonly SetLine[], x: number, top: number, leading: number): PlacedLine[] {
  return lines.map((line, at) => ({ line, x, y: top + at * leading + line.style.size }));
}

export function roundedBox({ x, y, width }: Position, height: number, radius: number, color: string): Shape {
  const arc = `A${radius} ${radius} 0 0 1`;
  const [right, bottom] = [width - radius, height - radius];
  const top = `M${radius} 0H${right}${arc} ${width} ${radius}V${bottom}${arc} ${right} ${height}`;
  return { path: `${top}H${radius}${arc} 0 ${bottom}V${radius}${arc} ${radius} 0Z`, x, y, color };
}
