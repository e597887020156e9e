import type { BrandPicture } from '../platform/settings/brand/read-brand-file.ts';
import { besideLogo, logoArea } from './pdf/head-logo.ts';
import type { Paper } from './pdf/paper.ts';
import { arch, type Shape } from './pdf/shapes.ts';
import type { SetLine, Typesetter } from './pdf/typesetter.ts';
import { wrap } from './pdf/wrap.ts';
import { type LetterColors, type Part, stack, textPart } from './activation-letter-parts.ts';
import type { LetterTexts } from './activation-letter-texts.ts';

/** The recipient's address, as placed in the window. */
export interface WindowAddress {
  /** The address lines as given, each set as one line or several. */
  lines: SetLine[][];
  leading: number;
}

/**
 * Sets the address as large as the window allows, so that a long name with a long address is shown whole; null if it
 * does not fit even in small type.
 */
export function fitWindow({ recipient }: LetterTexts, setter: Typesetter, { window }: Paper): WindowAddress | null {
  for (const size of [11, 10, 9, 8]) {
    const lines = recipient.map(({ text, style }) => wrap(setter, text, { ...style, size }, window.width));
    const leading = size * 1.25;
    if (lines.flat().length * leading <= window.height) return { lines, leading };
  }
  return null;
}

/** Everything above the body: sender, recipient, date, and the marks for folding. */
export function letterHead(
  texts: LetterTexts,
  setter: Typesetter,
  paper: Paper,
  { address, colors, logo }: { address: WindowAddress; colors: LetterColors; logo?: BrandPicture | undefined },
): Part[] {
  const { margin: left, window } = paper;
  const right = paper.width - left;
  const sender = texts.sender.map(({ text, style }) => setter.set(text, style));
  const widest = Math.max(0, ...sender.map(({ width }) => width));
  const indent = besideLogo(logo);
  const name = wrap(setter, texts.hospital.text, texts.hospital.style, right - left - indent - widest - 20);
  const day = setter.set(texts.day.text, texts.day.style);
  return [
    {
      kind: 'decoration',
      shapes: [...foldMarks(paper, colors), ...(logo === undefined ? arch(left, 37, colors) : [])],
    },
    ...(logo === undefined ? [] : [{ kind: 'logo', logo, area: logoArea(logo, left, 37) } satisfies Part]),
    textPart('P', stack(name, left + indent, 42, 19), colors['--ink']),
    ...sender.map((line, at) => textPart('P', [{ line, x: right - line.width, y: 47 + at * 12.5 }], colors['--ink-2'])),
    ...addressParts(address, left, window.top, colors['--ink']),
    textPart('P', [{ line: day, x: right - day.width, y: window.top + 11 }], colors['--ink-2']),
  ];
}

/** A part for each line as given, so that a screen reader reads them separately. */
function addressParts({ lines, leading }: WindowAddress, x: number, top: number, color: string): Part[] {
  let y = top;
  return lines.map((line) => {
    const part = textPart('P', stack(line, x, y, leading), color);
    y += line.length * leading;
    return part;
  });
}

/** Short marks at the edge that show where to fold the sheet. */
function foldMarks({ folds }: Paper, colors: LetterColors): Shape[] {
  return folds.map((y) => ({ path: 'M0 0H12', x: 14, y, color: colors['--line'], lineWidth: 0.75 }));
}
