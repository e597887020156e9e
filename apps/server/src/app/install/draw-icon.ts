import type { Theme } from '@portico/tokens';
import { encodePng } from './png.ts';

/** `rounded` has corners of its own; `full` is cut by whoever shows it: a phone's home screen, a mask. */
export type IconShape = 'rounded' | 'full';

/** Side of the square in which the mark is drawn, as in favicon.svg. */
const MARK = 32;
/** Side of the mark within that of the icon: all of it stays in the circle that every mask leaves (W3C: 80 % of the width). */
const SHARE = 0.56;
/** Radius of a corner within the side. */
const CORNER = 0.22;

/** Negative inside a shape, positive outside, in units of its own; exact near the edge. */
type Distance = (x: number, y: number) => number;

/** The arch: a line 4 wide with round ends, from (4, 30) over a half circle around (16, 14) to (28, 30). */
const arch: Distance = (x, y) => {
  if (y <= 14) return Math.abs(Math.hypot(x - 16, y - 14) - 12) - 2;
  return Math.hypot(Math.abs(x - 16) - 12, Math.max(y - 30, 0)) - 2;
};

/** The light in it: from 10 to 22 wide, from 30 up to a half circle around (16, 16). */
const light: Distance = (x, y) => (y <= 16 ? Math.hypot(x - 16, y - 16) - 6 : Math.max(Math.abs(x - 16) - 6, y - 30));

/** The icon's own ground, from 0 to 1. */
const ground = (shape: IconShape): Distance => {
  const corner = shape === 'full' ? 0 : CORNER;
  return (x, y) => {
    const [over, below] = [Math.abs(x - 0.5) - 0.5 + corner, Math.abs(y - 0.5) - 0.5 + corner];
    return Math.hypot(Math.max(over, 0), Math.max(below, 0)) + Math.min(Math.max(over, below), 0) - corner;
  };
};

/**
 * The mark of the portal as an icon, in the light colours of a theme.
 *
 * @param side in pixels.
 * @returns a PNG file.
 */
export function drawIcon(side: number, shape: IconShape, { light: colors }: Theme): Buffer {
  const onGround = ground(shape);
  const layers = [
    { distance: arch, color: rgbOf(colors['--on-primary']) },
    { distance: light, color: rgbOf(colors['--sun-bright']) },
  ];
  const background = rgbOf(colors['--primary']);
  const scale = (side * SHARE) / MARK;
  const pixels = new Uint8Array(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    // The middle of each pixel.
    const [x, y] = [(at % side) + 0.5, Math.floor(at / side) + 0.5];
    const [markX, markY] = [x, y].map((each) => (each - side / 2) / scale + MARK / 2) as [number, number];
    let color: readonly number[] = background;
    for (const layer of layers) color = mix(color, layer.color, covered(layer.distance(markX, markY) * scale));
    pixels.set([...color, covered(onGround(x / side, y / side) * side) * 255].map(Math.round), at * 4);
  }
  return encodePng(side, pixels);
}

/** The part of a pixel that a shape covers, by the distance of its edge in pixels. */
function covered(distance: number): number {
  return Math.min(Math.max(0.5 - distance, 0), 1);
}

function mix(below: readonly number[], above: readonly number[], share: number): number[] {
  return below.map((each, at) => each + ((above[at] ?? 0) - each) * share);
}

/** @param hex `#rrggbb`, as every opaque colour of a theme is. */
function rgbOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
