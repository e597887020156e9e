import { themeOf } from '@portico/tokens';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { paperOf } from './pdf/paper.ts';
import type { PlacedLine } from './pdf/pdf-file.ts';
import { createTypesetter, typefaceOfNames } from './pdf/typesetter.ts';
import { exampleLetter, exampleSender } from '../testing/letter-examples.ts';
import { fitWindow } from './activation-letter-head.ts';
import { layOut } from './activation-letter-layout.ts';
import type { Part } from './activation-letter-parts.ts';
import { letterTexts, type Recipient, textsInOrder } from './activation-letter-texts.ts';

const viet = 'Nguyễn Phước Bảo Huyền Trân Thị Minh Châu Hoàng Lê Quý Đôn';

async function laidOut(lines: Recipient['lines'], { country = 'US', hospital = 'Alder Bay Health' } = {}) {
  const paper = paperOf(country);
  const letter = exampleLetter({ language: 'es' });
  const typeface = await typefaceOfNames(lines);
  const texts = letterTexts(letter, { lines }, { ...exampleSender, hospital }, typeface, '2026-11-21');
  const setter = await createTypesetter(textsInOrder(texts));
  const address = fitWindow(texts, setter, paper);
  if (address === null) throw new Error('does not fit the window');
  const parts = layOut(texts, setter, paper, { address, colors: themeOf().light, belowLanguage: 'en-US' });
  if (parts === null) throw new Error('does not fit the sheet');
  return { parts, paper };
}

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The texts, with the top of their highest letters and the bottom of their lowest. */
function boxesOf(parts: readonly Part[]): Box[] {
  const linesOf = (part: Part): PlacedLine[] =>
    part.kind === 'text' ? part.lines : part.kind === 'group' ? part.parts.flatMap(linesOf) : [];
  const lines = parts.flatMap(linesOf);
  return lines.map(({ line, x, y }) => {
    const { size } = line.style;
    return { text: line.text, left: x, right: x + line.width, top: y - 0.8 * size, bottom: y + 0.25 * size };
  });
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The area of the QR code that a camera reads, with a margin of four modules. */
function photographed(parts: readonly Part[]): string {
  const picture = parts.find((part) => part.kind === 'picture');
  const path = picture?.shapes[0]?.path ?? '';
  const pixels = 6;
  const rows = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(
    ([, x, y, run]) => [Number(x), Number(y), Number(run)] as const,
  );
  const width = (Math.max(...rows.map(([x, , run]) => x + run)) + 8) * pixels;
  const data = new Uint8Array(width * width * 3).fill(255);
  for (const [x, y, run] of rows) {
    for (let line = (y + 4) * pixels; line < (y + 5) * pixels; line += 1) {
      data.fill(0, (line * width + (x + 4) * pixels) * 3, (line * width + (x + 4 + run) * pixels) * 3);
    }
  }
  return decodeQR({ width, height: width, data }, { timeLimit: 5000 });
}

describe.each(['US', 'DE'])('the letter on the paper of %s', (country) => {
  it.each([
    ['a short name', ['Ana Rivera', '18 Orchard Gate Lane', 'Morgan Hill, CA 95037'], 'Alder Bay Health'],
    ['a long name', [viet, '2450 Tidewater Boardwalk, Building 12, Apartment 1408', 'CA 94063'], 'Alder Bay Health'],
    ['a name without a space', ['Wolfeschlegelsteinhausen'.repeat(3), 'CA 94063'], 'Alder Bay Health'],
    ['a long name of the hospital', [viet, 'CA 94063'], 'Regional Medical Center and Children’s Hospital of Alder Bay'],
  ])('keeps within its margins, and nothing stands on anything else: %s', async (_what, lines, hospital) => {
    const { parts, paper } = await laidOut(lines, { country, hospital });
    const boxes = boxesOf(parts);
    for (const [at, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(paper.margin);
      // The space at the end of a line may extend into the margin.
      expect(box.right).toBeLessThanOrEqual(paper.width - paper.margin + 5);
      expect(box.bottom).toBeLessThan(paper.height - 30);
      expect(boxes.slice(at + 1).filter((other) => meet(box, other))).toEqual([]);
    }
  });

  it('shows the whole address in the window, and nothing else', async () => {
    const lines = [viet, '2450 Tidewater Boardwalk, Building 12, Apartment 1408', 'Redwood City, CA 94063'];
    const { parts, paper } = await laidOut(lines, { country });
    const { top, width, height } = paper.window;
    const window = { text: '', left: paper.margin, right: paper.margin + width, top, bottom: top + height };
    const seen = boxesOf(parts).filter((box) => meet(box, window));
    expect(seen.map(({ text }) => text).join('')).toBe(lines.join(''));
    for (const box of seen) {
      expect(box.right).toBeLessThanOrEqual(window.right + 5);
      expect(box.bottom).toBeLessThanOrEqual(window.bottom);
    }
  });
});

describe('the square code', () => {
  it('leads to the form with the code', async () => {
    const { parts } = await laidOut(['Ana Rivera', 'CA 95037']);
    expect(photographed(parts)).toBe(exampleLetter().formUrl);
  });
});
