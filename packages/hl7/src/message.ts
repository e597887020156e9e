import { decodeMessage } from './charset.ts';
import { type Encoding, unescape } from './encoding.ts';
import { Hl7Error } from './hl7-error.ts';
import { withoutLead } from './lead.ts';

/** Limits of one message, far above any real one about a patient. */
export const MAX_MESSAGE_BYTES = 1_000_000;
const MAX_SEGMENTS = 2000;
const MAX_HEADER_BYTES = 2000;

/** One repetition of a field. */
export interface Repetition {
  /**
   * A component by its number from 1, read and trimmed; '' for what is not there, and for what the sender says to be nothing.
   *
   * @param sub from 1; the first where there is one alone.
   */
  component(number: number, sub?: number): string;
}

export interface Segment {
  readonly name: string;
  /** The repetitions of a field, from 1 as HL7 counts them; empty where nothing stands there. */
  field(number: number): Repetition[];
  /** The first component of its first repetition. */
  value(number: number): string;
  /** Whether the sender says that there is nothing any more: two quotation marks (v2.5.1, 2.5.3). */
  isDeleted(number: number): boolean;
  /** As it was written. */
  text(): string;
}

export interface Hl7Message {
  /** The first segment. */
  readonly header: Segment;
  readonly segments: readonly Segment[];
  /** The first of this name. */
  segment(name: string): Segment | undefined;
}

/** What stands for a value that was deleted. */
const NOTHING = '""';

/** A segment in all its parts as they are written: fields, their repetitions, components and subcomponents. */
type Parts = readonly string[][][][];

/**
 * Parses a message by the separators that its header names. Segments end in CR; where there is none, in LF. Empty lines and a byte order mark before the header count for nothing.
 *
 * @param bytes as they came, without framing.
 * @throws Hl7Error where there is no header, its separators or character set cannot be used, or a line is no segment.
 */
export function parseMessage(bytes: Uint8Array): Hl7Message {
  if (bytes.length > MAX_MESSAGE_BYTES) throw new Hl7Error('MSH', null, 100, 'the message is longer than a megabyte');
  const text = decodeMessage(withoutLead(bytes));
  if (text === null) throw new Hl7Error('MSH', 18, 103, 'the character set is not known, or the text is not of it');
  const lines = (text.includes('\r') ? text.split(/\r\n?/) : text.split('\n')).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  if (!first.startsWith('MSH')) throw new Hl7Error('MSH', null, 100, 'the message does not begin with it');
  if (lines.length > MAX_SEGMENTS) throw new Hl7Error('MSH', null, 100, 'the message has too many segments');
  const encoding = encodingOf(first);
  const segments = lines.map((line, at) => segmentOf(line, at, encoding));
  const [header] = segments;
  if (header === undefined) throw new Hl7Error('MSH', null, 100, 'the message has no segments');
  return { header, segments, segment: (name) => segments.find((each) => each.name === name) };
}

/**
 * The header of a message that cannot be parsed, by which it is answered all the same: a sender that does not find its control id (MSH-10) in
 * the acknowledgement takes it for another message's, and sends the same again. Null where the header itself cannot be read.
 *
 * @param bytes as they came, without framing.
 */
export function readHeader(bytes: Uint8Array): Segment | null {
  const beginning = withoutLead(bytes).subarray(0, MAX_HEADER_BYTES);
  const [line = ''] = (decodeMessage(beginning) ?? new TextDecoder('iso-8859-1').decode(beginning)).split(/[\r\n]/, 1);
  if (!line.startsWith('MSH')) return null;
  try {
    return segmentOf(line, 0, encodingOf(line));
  } catch {
    return null;
  }
}

/** A message as it was written, each segment with CR at its end. */
export function messageText(segments: readonly Segment[]): string {
  return segments.map((segment) => `${segment.text()}\r`).join('');
}

function encodingOf(header: string): Encoding {
  const [field = '', component = '', repetition = '', escape = '', subcomponent = ''] = header.slice(3, 8);
  const end = header.indexOf(field, 4);
  const marks = end === -1 ? header.slice(4) : header.slice(4, end);
  const used = Array.from(field + marks);
  const isUsable =
    marks.length >= 1 && marks.length <= 5 && used.every((mark) => /[\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]/.test(mark));
  if (!isUsable || new Set(used).size < used.length)
    throw new Hl7Error('MSH', 2, 102, 'these separators cannot be used');
  // Those that the sender leaves out are not used by it.
  return {
    field,
    component,
    repetition: marks.length > 1 ? repetition : '',
    escape: marks.length > 2 ? escape : '',
    subcomponent: marks.length > 3 ? subcomponent : '',
  };
}

function segmentOf(line: string, at: number, encoding: Encoding): Segment {
  const name = line.slice(0, 3);
  if (!/^[A-Z][A-Z\d]{2}$/.test(name) || (line.length > 3 && line[3] !== encoding.field))
    throw new Hl7Error('MSH', null, 100, `line ${at + 1} is no segment`);
  const parts = partsOf(line, name === 'MSH', encoding);
  // The first field of the header is the separator itself.
  const shift = name === 'MSH' ? 1 : 0;
  const rawOf = (number: number): string[][][] => parts[number - shift] ?? [];
  const field = (number: number): Repetition[] => {
    const raw = rawOf(number);
    return isBlank(raw) || isNothing(raw) ? [] : raw.map((components) => repetitionOf(components, encoding));
  };
  return {
    name,
    field,
    value: (number) => field(number)[0]?.component(1) ?? '',
    isDeleted: (number) => isNothing(rawOf(number)),
    text: () => textOf(parts, encoding),
  };
}

function partsOf(line: string, isHeader: boolean, encoding: Encoding): Parts {
  return line.split(encoding.field).map((field, at) => {
    // The encoding characters part nothing where they are named.
    if (isHeader && at === 1) return [[[field]]];
    return split(field, encoding.repetition).map((repetition) =>
      split(repetition, encoding.component).map((component) => split(component, encoding.subcomponent)),
    );
  });
}

function textOf(parts: Parts, { field, repetition, component, subcomponent }: Encoding): string {
  return parts
    .map((repetitions) =>
      repetitions
        .map((components) => components.map((subs) => subs.join(subcomponent)).join(component))
        .join(repetition),
    )
    .join(field);
}

const only = (field: readonly string[][][]): string | undefined =>
  field.length === 1 && field[0]?.length === 1 && field[0][0]?.length === 1 ? field[0][0][0] : undefined;

const isBlank = (field: readonly string[][][]): boolean => field.length === 0 || only(field) === '';
const isNothing = (field: readonly string[][][]): boolean => only(field) === NOTHING;

function repetitionOf(components: readonly string[][], encoding: Encoding): Repetition {
  return {
    component: (number, sub = 1) => {
      const part = components[number - 1]?.[sub - 1] ?? '';
      return part === NOTHING ? '' : unescape(part, encoding).trim();
    },
  };
}

function split(text: string, mark: string): string[] {
  return mark === '' ? [text] : text.split(mark);
}
