import type { PdfPage, PlacedLine } from '../pdf-file.ts';
import { rule } from '../shapes.ts';
import type { Tag } from '../structure.ts';
import type { Style, SetLine, Typesetter } from '../typesetter.ts';
import { graphemes, partsOf } from '../wrap.ts';
import type { Span } from './blocks.ts';

/** A part of a line in one manner; its left end is relative to the line. */
interface Piece {
  span: Span;
  line: SetLine;
  left: number;
}

/** A line of texts in several manners. */
export interface SpanLine {
  pieces: readonly Piece[];
  width: number;
}

export interface PlacedSpans {
  line: SpanLine;
  x: number;
  /** Of the baseline. */
  y: number;
}

interface Fragment {
  span: Span;
  text: string;
}

/** Breaks texts in several manners into lines of at most `width` points, as `wrap` does with one; none of an empty text. */
export function wrapSpans(
  setter: Typesetter,
  spans: readonly Span[],
  styleOf: (span: Span) => Style,
  width: number,
): SpanLine[] {
  if (spans.every(({ text }) => text === '')) return [];
  const set = (fragments: readonly Fragment[]): SpanLine => setFragments(setter, fragments, styleOf);
  const fits = (fragments: readonly Fragment[]): boolean => set(trimmed(fragments)).width <= width;
  const lines: Fragment[][] = [];
  let line: Fragment[] = [];
  const add = (word: readonly Fragment[]): void => {
    if (fits([...line, ...word])) {
      line.push(...word);
      return;
    }
    if (line.length > 0) lines.push(line);
    line = [...word];
  };
  for (const word of wordsOf(spans)) {
    if (fits(word)) add(word);
    else for (const each of lettersOf(word)) add([each]);
  }
  return [...lines, trimmed(line)].map(set);
}

/** What stands between two places where a line may break: no place is where one manner ends within a word. */
function wordsOf(spans: readonly Span[]): Fragment[][] {
  const words: Fragment[][] = [];
  let mayBreak = true;
  for (const span of spans) {
    for (const [at, text] of partsOf(span.text).entries()) {
      const last = words.at(-1);
      if (at === 0 && !mayBreak && last !== undefined) last.push({ span, text });
      else words.push([{ span, text }]);
      mayBreak = text.endsWith(' ');
    }
  }
  return words;
}

const lettersOf = (word: readonly Fragment[]): Fragment[] =>
  word.flatMap(({ span, text }) => Array.from(graphemes.segment(text), ({ segment }) => ({ span, text: segment })));

/** Without the space at its end. */
function trimmed(fragments: readonly Fragment[]): Fragment[] {
  const last = fragments.at(-1);
  return last === undefined ? [] : [...fragments.slice(0, -1), { ...last, text: last.text.trimEnd() }];
}

function setFragments(setter: Typesetter, fragments: readonly Fragment[], styleOf: (span: Span) => Style): SpanLine {
  const joined: Fragment[] = [];
  for (const { span, text } of fragments) {
    const last = joined.at(-1);
    if (last?.span === span) last.text += text;
    else joined.push({ span, text });
  }
  let width = 0;
  const pieces = joined.map(({ span, text }) => {
    const piece = { span, line: setter.set(text, styleOf(span)), left: width };
    width += piece.line.width;
    return piece;
  });
  return { pieces, width };
}

/** The inks of a text. */
export interface Inks {
  text: string;
  link: string;
}

/** Writes the lines of one text: its links, and what is in another language, are elements of their own. */
export function spanWriter(tag: Tag, inks: Inks): (page: PdfPage, lines: readonly PlacedSpans[]) => void {
  // A link that goes on in the next line, or on the next page, is one link.
  const within = new Map<Span, Tag>();
  const tagOf = (span: Span): Tag => {
    const language = span.language === undefined ? {} : { language: span.language };
    const known = within.get(span) ?? tag.add(span.href === undefined ? 'Span' : 'Link', language);
    within.set(span, known);
    return known;
  };
  return (page, lines) => {
    let plain: PlacedLine[] = [];
    const flush = (): void => {
      if (plain.length > 0) page.write(tag, plain, inks.text);
      plain = [];
    };
    for (const { line, x, y } of lines) {
      for (const { span, line: piece, left } of line.pieces) {
        const placed = { line: piece, x: x + left, y };
        if (span.href === undefined && span.language === undefined) {
          plain.push(placed);
          continue;
        }
        flush();
        page.write(tagOf(span), [placed], span.href === undefined ? inks.text : inks.link);
        if (span.href === undefined) continue;
        const { size } = piece.style;
        page.decorate([rule(placed.x, y + size * 0.15, piece.width, inks.link)]);
        page.link(tagOf(span), span.href, span.text, {
          x: placed.x,
          y: y - size,
          width: piece.width,
          height: size * 1.25,
        });
      }
    }
    flush();
  };
}
