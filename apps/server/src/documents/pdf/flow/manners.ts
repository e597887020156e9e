import type { Style, StyledText } from '../typesetter.ts';
import type { Typeface } from '../typefaces.ts';

import { type Block, type Span, spansOf, type Text, textsOf } from './blocks.ts';

/** Size and weight of a text, and the distance of its lines; in points. */
export interface Manner {
  size: number;
  leading: number;
  strong?: boolean;
  /** Set for what matters less: it is shown in a lighter ink. */
  quiet?: boolean;
}

export const manners = {
  h1: { size: 21, leading: 26, strong: true },
  h2: { size: 14, leading: 18.5, strong: true },
  h3: { size: 11.5, leading: 15.5, strong: true },
  lead: { size: 12.5, leading: 17.5 },
  plain: { size: 10.5, leading: 15 },
  small: { size: 9, leading: 12.5, quiet: true },
  label: { size: 10, leading: 15, quiet: true },
  header: { size: 9, leading: 12.5, strong: true, quiet: true },
  cell: { size: 10, leading: 14 },
  sum: { size: 10, leading: 14, strong: true },
} as const satisfies Record<string, Manner>;

/** The typeface of a name: each is set in one throughout. */
export type NameTypeface = (name: string) => Typeface;

export function styleOf({ text, strong, name }: Span, manner: Manner, names: NameTypeface): Style {
  const weight = strong === true || manner.strong === true ? 600 : 400;
  return { typeface: name === true ? names(text) : 'text', weight, size: manner.size };
}

/** Every text of the blocks as it is set somewhere: the typesetter needs to know them before it begins. */
export function styledTexts(blocks: readonly Block[], more: readonly Text[], names: NameTypeface): StyledText[] {
  const ofBlocks = blocks.flatMap((block) => textsOf(block).map((text) => ({ text, strong: isStrong(block) })));
  const ofPage = more.map((text) => ({ text, strong: false }));
  return [...ofBlocks, ...ofPage].flatMap(({ text, strong }) =>
    spansOf(text).flatMap((span) => [
      { text: span.text, style: styleOf(span, { ...manners.plain, strong }, names) },
      // A table's sums and headers are strong, and its other texts are not.
      { text: span.text, style: styleOf(span, manners.plain, names) },
    ]),
  );
}

const isStrong = (block: Block): boolean => block.kind === 'heading' || block.kind === 'table';
