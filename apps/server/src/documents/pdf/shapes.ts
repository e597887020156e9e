import { drawSvgPath, LineCapStyle, type PDFOperator, type RGB, rgb } from '@cantoo/pdf-lib';

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

/** The operators that draw a shape on a page of this height. */
export function drawShape({ path, x, y, scale = 1, color, lineWidth }: Shape, height: number): PDFOperator[] {
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

export function colorOf(hex: string): RGB {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}

/** A rectangle whose left top corner is at `x` and `y`. */
export function roundedBox(
  { x, y, width }: { x: number; y: number; width: number },
  height: number,
  radius: number,
  color: string,
): Shape {
  const arc = `A${radius} ${radius} 0 0 1`;
  const [right, bottom] = [width - radius, height - radius];
  const top = `M${radius} 0H${right}${arc} ${width} ${radius}V${bottom}${arc} ${right} ${height}`;
  return { path: `${top}H${radius}${arc} 0 ${bottom}V${radius}${arc} ${radius} 0Z`, x, y, color };
}

/** The portal's logo, 26 points wide. */
export function arch(x: number, y: number, colors: Readonly<Record<'--primary' | '--sun-bright', string>>): Shape[] {
  const scale = 26 / 32;
  return [
    { path: 'M4 30V14A12 12 0 0 1 28 14V30', x, y, scale, color: colors['--primary'], lineWidth: 4 },
    { path: 'M10 30V16A6 6 0 0 1 22 16V30Z', x, y, scale, color: colors['--sun-bright'] },
  ];
}

/** A horizontal rule. */
export const rule = (x: number, y: number, width: number, color: string): Shape => ({
  path: `M0 0H${width}`,
  x,
  y,
  color,
  lineWidth: 0.75,
});
