import type { Separators } from '../model/interchange.ts';
import { X12Error } from '../x12-error.ts';
import { keyOf, partOf } from './short-texts.ts';
import { DIVIDES, ENDS_ELEMENT, FORBIDDEN, PLAIN, isLineEnd, type Roles, rolesOf } from './separators.ts';

/** One segment, unread: `elements[0]` is its identifier, the last one is not empty. */
export interface Segment {
  readonly tag: string;
  readonly elements: readonly string[];
  /** The number of the segment in the text, from 1. */
  readonly position: number;
  /** Which elements are not empty, and which hold repetitions or components: one bit each, see {@link bitOf}. */
  readonly filled: number;
  readonly divided: number;
  readonly separators: Separators;
}

/** Is told of something outside the guide that does not stop the reading. */
export type OnDeviation = (deviation: X12Error) => void;

/**
 * A position in a text: `segment` is the next one to read, `offset` is after it. A tag of `''` is the end of the text.
 */
export interface Cursor {
  readonly text: string;
  readonly separators: Separators;
  readonly roles: Roles;
  offset: number;
  segment: Segment;
  /** The number of HL segments in the current transaction so far. */
  levels: number;
  /** In a lenient reading; `null` if everything outside the guide refuses the message. */
  readonly onDeviation: OnDeviation | null;
}

const SPACE = 32;
const CONTROL = 'a control character stands in it';

/** Segments of texts for people, on which no figure hangs. */
const TEXTS: ReadonlySet<string> = new Set(['MSG', 'REF', 'N3', 'PER']);

/**
 * The identifiers of the guides by {@link keyOf}: each is one shared string, so that comparing two does not compare
 * their letters.
 */
const TAGS: ReadonlyMap<number, string> = new Map(
  (
    'GS ST BHT HL TRN NM1 REF N3 N4 PER PRV DMG INS HI DTP MPI EB EQ AMT HSD AAA MSG III LS LE SE GE IEA ' +
    'TA1 AK1 AK2 IK3 CTX IK4 IK5 AK9'
  )
    .split(' ')
    .map((tag) => [keyOf(tag, 0, tag.length), tag]),
);

/** The bit of an element in a set of elements. No guide uses as many as 30 elements: those above share a bit. */
export function bitOf(element: number): number {
  return 1 << Math.min(element, 30);
}

/** A cursor after the ISA of a text, which is segment `position`. */
export function cursorAt(
  text: string,
  { offset, position, separators }: { offset: number; position: number; separators: Separators },
  onDeviation: OnDeviation | null,
): Cursor {
  const isa: Segment = { tag: 'ISA', elements: [], position, filled: 0, divided: 0, separators };
  const roles = rolesOf(separators);
  const cursor: Cursor = { text, separators, roles, offset, segment: isa, levels: 0, onDeviation };
  advance(cursor);
  return cursor;
}

/**
 * Moves to the next segment. Blanks at the end of an element mean nothing, nor do blanks and line ends between
 * segments.
 */
export function advance(cursor: Cursor): void {
  const { text, roles, separators } = cursor;
  const position = cursor.segment.position + 1;
  let from = skipBlanks(text, cursor.offset);
  const elements: string[] = [];
  // The number of the element that is being read. Empty ones are added before the next that is not, so that none
  // remains at the end.
  let element = 0;
  let filled = 0;
  let divided = 0;
  // The last element in which control characters were passed over.
  let controls = 0;
  for (let index = from; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const role = code < 128 ? roles[code] : PLAIN;
    if (role === PLAIN) continue;
    if (role === FORBIDDEN) {
      if (cursor.onDeviation !== null && TEXTS.has(elements[0] ?? '')) {
        // Once for each element.
        if (controls !== element) cursor.onDeviation(new X12Error(shownTag(elements[0]), position, CONTROL, element));
        controls = element;
        continue;
      }
      throw new X12Error(shownTag(elements[0]), position, CONTROL, element || null);
    }
    if (role === DIVIDES) {
      divided |= bitOf(element);
      continue;
    }
    let end = index;
    while (end > from && text.charCodeAt(end - 1) === SPACE) end -= 1;
    if (element === 0) {
      elements.push(tagAt(text, from, end, position));
    } else if (end > from) {
      const value = controls === element ? withBlanks(text.slice(from, end), roles) : partOf(text, from, end);
      if (value !== '') {
        while (elements.length < element) elements.push('');
        elements.push(value);
        filled |= bitOf(element);
      }
    }
    element += 1;
    from = index + 1;
    if (role === ENDS_ELEMENT) continue;
    cursor.offset = from;
    cursor.segment = { tag: elements[0] ?? '', elements, position, filled, divided, separators };
    return;
  }
  if (from < text.length)
    throw new X12Error(shownTag(elements[0]), position, 'the text ends in the middle of a segment');
  cursor.offset = text.length;
  cursor.segment = { tag: '', elements: [], position, filled: 0, divided: 0, separators };
}

/** A text with a blank for each control character, and none at the end. */
function withBlanks(text: string, roles: Roles): string {
  const characters = text.split('').map((each) => (roles[each.charCodeAt(0)] === FORBIDDEN ? ' ' : each));
  return characters.join('').trimEnd();
}

/** The segment with another value of an element that holds neither repetitions nor components; of all that share its bit. */
export function withElement(segment: Segment, element: number, value: string): Segment {
  const bit = bitOf(element);
  return {
    ...segment,
    elements: segment.elements.map((each, index) => (bitOf(index) === bit ? value : each)),
    filled: value === '' ? segment.filled & ~bit : segment.filled | bit,
    divided: segment.divided & ~bit,
  };
}

/** The next offset whose character is not a blank or line end. */
export function skipBlanks(text: string, offset: number): number {
  let index = offset;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code !== SPACE && !isLineEnd(code)) break;
    index += 1;
  }
  return index;
}

/** The identifier at this offset; some senders write everything in lower case. */
function tagAt(text: string, from: number, end: number, position: number): string {
  const known = TAGS.get(keyOf(text, from, end));
  if (known !== undefined) return known;
  if (end === from) throw new X12Error('', position, 'the segment has no identifier');
  const tag = text.slice(from, end);
  const capitals = tag.toUpperCase();
  return tag === capitals ? tag : (TAGS.get(keyOf(capitals, 0, capitals.length)) ?? tag);
}

/** The identifier for an error message, if a guide has it. Anything else, also of three letters, may be a patient's name. */
export function shownTag(tag: string = ''): string {
  return TAGS.get(keyOf(tag, 0, tag.length)) ?? '';
}
