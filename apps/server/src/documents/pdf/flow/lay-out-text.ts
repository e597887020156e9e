import type { Theme } from '@portico/tokens';
import type { Tag } from '../structure.ts';
import type { Typesetter } from '../typesetter.ts';
import { spansOf, type Text } from './blocks.ts';
import { type Manner, type NameTypeface, styleOf } from './manners.ts';
import type { Pages } from './pages.ts';
import { type SpanLine, spanWriter, wrapSpans } from './span-lines.ts';

/** What laying out needs. */
export interface Setting {
  pages: Pages;
  setter: Typesetter;
  names: NameTypeface;
  colors: Theme['light'];
}

/** A text as lines, and how it is written. */
export function linesOf(text: Text, manner: Manner, width: number, { setter, names }: Setting): SpanLine[] {
  return wrapSpans(setter, spansOf(text), (span) => styleOf(span, manner, names), width);
}

/** A function that writes parts of one text, page after page. */
export function writerOf(tag: Tag, manner: Manner, { colors }: Setting): ReturnType<typeof spanWriter> {
  return spanWriter(tag, { text: colors[manner.quiet === true ? '--ink-2' : '--ink'], link: colors['--primary'] });
}

/**
 * Lays out a text from the top of what is left, and goes on on the next page where it is too long.
 *
 * @param indent of its lines.
 * @param keep how many points of what follows belong on the same page.
 */
export function layOutText(
  tag: Tag,
  text: Text,
  manner: Manner,
  setting: Setting,
  { indent = 0, keep = 0 }: { indent?: number; keep?: number } = {},
): void {
  const { pages } = setting;
  const lines = linesOf(text, manner, pages.width - indent, setting);
  const write = writerOf(tag, manner, setting);
  // One line alone at the foot of a page is hard to follow.
  const least = Math.min(lines.length, 2) * manner.leading + keep;
  if (pages.room() < Math.min(least, pages.full)) pages.turn();
  let next = 0;
  while (next < lines.length) {
    const fitting = Math.max(1, Math.floor((pages.room() + 0.01) / manner.leading));
    const part = lines.slice(next, next + fitting);
    const placed = part.map((line, at) => ({
      line,
      x: pages.left + indent,
      y: pages.y + at * manner.leading + manner.size,
    }));
    write(pages.page, placed);
    pages.y += part.length * manner.leading;
    next += part.length;
    if (next < lines.length) pages.turn();
  }
}
