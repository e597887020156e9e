import type { Separators } from '../model/interchange.ts';
import { X12Error } from '../x12-error.ts';
import { ENDS_ELEMENT, ENDS_SEGMENT, FORBIDDEN, PLAIN, isLineEnd, type Roles, rolesOf } from './separators.ts';

/** One segment as it stands: `elements[0]` is its identifier, the last one is not empty. */
export interface Segment {
  readonly tag: string;
  readonly elements: readonly string[];
  /** The number of the segment in the text, from 1. */
  readonly position: number;
  /** Whether some element holds repetitions or components. */
  readonly isDivided: boolean;
  readonly separators: Separators;
}

/** A place in a text: `segment` is the one to be read next, `offset` is behind it. A tag of `''` is the end of the text. */
export interface Cursor {
  readonly text: string;
  readonly separators: Separators;
  readonly roles: Roles;
  offset: number;
  segment: Segment;
  /** How many HL the present transaction had so far. */
  levels: number;
}

const SPACE = 32;
const LOWER_CASE_A = 97;

/** Opens a text behind its ISA, which is segment `position`. */
export function cursorAt(text: string, offset: number, position: number, separators: Separators): Cursor {
  const isa: Segment = { tag: 'ISA', elements: [], position, isDivided: false, separators };
  const cursor: Cursor = { text, separators, roles: rolesOf(separators), offset, segment: isa, levels: 0 };
  advance(cursor);
  return cursor;
}

/** Goes on to the next segment. Blanks that end an element mean nothing, nor do blanks and line ends between segments. */
export function advance(cursor: Cursor): void {
  const { text, roles, separators } = cursor;
  const position = cursor.segment.position + 1;
  let from = skipBlanks(text, cursor.offset);
  const elements: string[] = [];
  let isDivided = false;
  for (let index = from; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const role = code < 128 ? roles[code] : PLAIN;
    if (role === PLAIN) continue;
    if (role === FORBIDDEN) {
      throw new X12Error(elements[0] ?? '', position, 'a control character stands in it', elements.length || null);
    }
    if (role !== ENDS_ELEMENT && role !== ENDS_SEGMENT) {
      isDivided = true;
      continue;
    }
    elements.push(text.slice(from, withoutBlanks(text, from, index)));
    from = index + 1;
    if (role === ENDS_ELEMENT) continue;
    while (elements.length > 1 && elements.at(-1) === '') elements.pop();
    cursor.offset = from;
    cursor.segment = { tag: tagOf(elements, position), elements, position, isDivided, separators };
    return;
  }
  if (from < text.length) throw new X12Error(elements[0] ?? '', position, 'the text ends in the middle of a segment');
  cursor.offset = text.length;
  cursor.segment = { tag: '', elements: [], position, isDivided, separators };
}

/** The first place from here on that is neither blank nor line end. */
export function skipBlanks(text: string, offset: number): number {
  let index = offset;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code !== SPACE && !isLineEnd(code)) break;
    index += 1;
  }
  return index;
}

function withoutBlanks(text: string, from: number, end: number): number {
  let index = end;
  while (index > from && text.charCodeAt(index - 1) === SPACE) index -= 1;
  return index;
}

/** Some senders write everything in lower case. */
function tagOf(elements: readonly string[], position: number): string {
  const tag = elements[0] ?? '';
  if (tag === '') throw new X12Error('', position, 'the segment has no identifier');
  return tag.charCodeAt(0) >= LOWER_CASE_A ? tag.toUpperCase() : tag;
}
