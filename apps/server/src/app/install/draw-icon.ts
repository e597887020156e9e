import type { Theme } from '@portico/tokens';
import { encodePng } from './png.ts';

/** `rounded` has corners of its own; `full` is cut by whoever shows it: a phone's home screen, a mask. */
export type IconShape = 'rounded' | 'full';

/** Of a picture, in pixels. */
export interface IconSize {
  readonly width: number;
  readonly height: number;
}

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
    const over = Math.abs(x - 0.5) - 0.5 + corner;
    const below = Math.abs(y - 0.5) - 0.5 + corner;
    return Math.hypot(Math.max(over, 0), Math.max(below, 0)) + Math.min(Math.max(over, below), 0) - corner;
  };
};

/**
 * The mark of the portal as an icon, in the light colours of a theme.
 *
 * @param size in pixels; the mark is in the middle, as large as the shorter side allows.
 * @returns a PNG file.
 */
export function drawIcon({ width, height }: IconSize, shape: IconShape, { light: colors }: Theme): Buffer {
  const side = Math.min(width, height);
  const onGround = ground(shape);
  const background = rgbOf(colors['--primary']);
  const [ofArch, ofLight] = [rgbOf(colors['--on-primary']), rgbOf(colors['--sun-bright'])];
  const scale = (side * SHARE) / MARK;
  const inMark = (at: number, length: number): number => (at - length / 2) / scale + MARK / 2;
  const pixels = new Uint8Array(width * height * 4);
  // The middle of each pixel. Nothing is allocated in here: there are a quarter of a million.
  for (let y = 0.5, at = 0; y < height; y += 1) {
    for (let x = 0.5; x < width; x += 1, at += 4) {
      const arched = covered(arch(inMark(x, width), inMark(y, height)) * scale);
      const lit = covered(light(inMark(x, width), inMark(y, height)) * scale);
      for (let channel = 0; channel < 3; channel += 1) {
        const below = mix(background[channel] ?? 0, ofArch[channel] ?? 0, arched);
        pixels[at + channel] = Math.round(mix(below, ofLight[channel] ?? 0, lit));
      }
      pixels[at + 3] = Math.round(covered(onGround(x / width, y / height) * side) * 255);
    }
  }
  return encodePng(width, pixels);
}

/** The part of a pixel that a shape covers, by the distance of its edge in pixels. */
function covered(distance: number): number {
  return Math.min(Math.max(0.5 - distance, 0), 1);
}

function mix(below: number, above: number, share: number): number {
  return below + (above - below) * share;
}

/** @param hex `#rrggbb`, as every opaque colour of a theme is. */
function rgbOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
