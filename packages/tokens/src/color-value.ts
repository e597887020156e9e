/** Red, green and blue from 0 to 255, and the opacity (alpha) from 0 to 1. */
interface Color {
  readonly channels: readonly [number, number, number];
  readonly alpha: number;
}

/**
 * Reads a colour of CSS: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb(11 91 89)` or `rgb(11, 91, 89)`, either with an
 * alpha from 0 to 1 or in percent. The contrast of these forms can be computed, and no character in them ends a CSS
 * declaration.
 *
 * @returns `#rrggbb`, or `#rrggbbaa` for a transparent colour; null for anything else.
 */
export function readColor(text: string): string | null {
  const color = parse(text.trim().toLowerCase());
  if (color === null) return null;
  const parts = color.alpha === 1 ? color.channels : [...color.channels, Math.round(color.alpha * 255)];
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function isTransparent(hex: string): boolean {
  return hex.length === 9;
}

/**
 * The contrast ratio of two colours, from 1 to 21 (WCAG 2.2).
 *
 * @param one and the other as `#rrggbb`.
 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const shortHex = /^#[\da-f]{3,4}$/;
const longHex = /^#(?:[\da-f]{6}|[\da-f]{8})$/;
const number = String.raw`(\d{1,3})`;
const alpha = String.raw`(\d?\.?\d+|\d{1,3}(?:\.\d+)?%)`;
const spaced = new RegExp(String.raw`^rgba?\(\s*${number}\s+${number}\s+${number}(?:\s*/\s*${alpha})?\s*\)$`);
const listed = new RegExp(String.raw`^rgba?\(\s*${number}\s*,\s*${number}\s*,\s*${number}(?:\s*,\s*${alpha})?\s*\)$`);

function parse(text: string): Color | null {
  if (shortHex.test(text)) return parse(text.replaceAll(/[\da-f]/g, '$&$&'));
  if (longHex.test(text)) return fromHex(text);
  const [, red, green, blue, share = '1'] = spaced.exec(text) ?? listed.exec(text) ?? [];
  if (red === undefined) return null;
  const color: Color = { channels: [Number(red), Number(green), Number(blue)], alpha: shareOf(share) };
  return color.channels.some((each) => each > 255) || color.alpha > 1 ? null : color;
}

function fromHex(hex: string): Color {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return { channels: [part(1), part(3), part(5)], alpha: hex.length === 9 ? part(7) / 255 : 1 };
}

function shareOf(text: string): number {
  return text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
}

function luminance(hex: string): number {
  const [red, green, blue] = fromHex(hex).channels.map(linear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
