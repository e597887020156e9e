import type { BrandPicture } from '../platform/settings/brand/read-brand-file.ts';
import type { Paper } from './pdf/paper.ts';
import { rule } from './pdf/shapes.ts';
import type { StyledText, Typesetter } from './pdf/typesetter.ts';
import { wrap } from './pdf/wrap.ts';
import { codePanel, PANEL_HEIGHT, stepItem } from './activation-letter-body.ts';
import { letterHead, type WindowAddress } from './activation-letter-head.ts';
import { type LetterColors, type Part, stack, textPart, type TextRole } from './activation-letter-parts.ts';
import type { LetterTexts } from './activation-letter-texts.ts';

/** Details of the layout besides texts and paper. */
export interface LayoutDetails {
  address: WindowAddress;
  colors: LetterColors;
  /** The hospital's; without it ours. */
  logo?: BrandPicture | undefined;
  /** Language of the line for people who do not read the letter's language. */
  belowLanguage: string;
}

/** Factors of the space between parts: less if a name takes several lines. */
const airs = [1, 0.8, 0.6, 0.4, 0.2];

/** Places everything on one sheet; null if it does not fit. */
export function layOut(texts: LetterTexts, setter: Typesetter, paper: Paper, details: LayoutDetails): Part[] | null {
  const head = letterHead(texts, setter, paper, details);
  const foot = footParts(texts, setter, paper, details);
  for (const air of airs) {
    const body = bodyParts(texts, setter, paper, { ...details, air });
    if (body.end <= foot.top - 6) return [...head, ...body.parts, ...foot.parts];
  }
  return null;
}

function bodyParts(
  texts: LetterTexts,
  setter: Typesetter,
  paper: Paper,
  { air, colors }: Pick<LayoutDetails, 'colors'> & { air: number },
): { parts: Part[]; end: number } {
  const x = paper.margin;
  const width = paper.width - 2 * x;
  const parts: Part[] = [];
  let y = paper.body;
  const flow = (role: TextRole, { text, style }: StyledText, leading: number, color: string): void => {
    const lines = wrap(setter, text, style, width);
    parts.push(textPart(role, stack(lines, x, y, leading), color));
    y += lines.length * leading;
  };
  const space = (points: number): void => {
    y += points * air;
  };
  flow('H1', texts.heading, 28, colors['--ink']);
  space(10);
  flow('P', texts.greeting, 16.5, colors['--ink']);
  space(3);
  flow('P', texts.intro, 16.5, colors['--ink']);
  space(14);
  if (texts.panel !== null) {
    parts.push(...codePanel(texts.panel, setter, { x, y, width }, colors));
    y += PANEL_HEIGHT;
    space(18);
  }
  flow('H2', texts.stepsHeading, 18, colors['--ink']);
  space(7);
  const steps = texts.steps.map((step) => {
    const placed = stepItem(step, setter, { x, y, width }, colors);
    y = placed.end;
    space(8);
    return placed.part;
  });
  const attributes = { O: 'List', ListNumbering: 'Decimal' };
  parts.push({ kind: 'group', role: 'L', parts: steps, details: { attributes } });
  space(2);
  flow('P', texts.keepLetter, 13.5, colors['--ink-2']);
  return { parts, end: y };
}

/** At the foot of the sheet, below a rule. */
function footParts(
  { below }: LetterTexts,
  setter: Typesetter,
  paper: Paper,
  { belowLanguage: language, colors }: Pick<LayoutDetails, 'belowLanguage' | 'colors'>,
): { parts: Part[]; top: number } {
  const x = paper.margin;
  const width = paper.width - 2 * x;
  const lines = wrap(setter, below.text, below.style, width);
  const top = paper.height - 40 - lines.length * 13.5;
  const parts: Part[] = [
    { kind: 'decoration', shapes: [rule(x, top, width, colors['--line'])] },
    textPart('P', stack(lines, x, top + 7, 13.5), colors['--ink-2'], { language }),
  ];
  return { parts, top };
}
