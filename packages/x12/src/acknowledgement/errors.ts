import type { ElementError, ElementPosition, ErrorContext, SegmentError } from '../model/acknowledgements.ts';
import { type SegmentCodec, many, maybe, shape, upTo, write, writeAll } from '../segments/codec.ts';
import type { Cursor, Segment } from '../text/cursor.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';
import {
  code,
  components,
  componentsOf,
  fail,
  integer,
  integerOf,
  repetitions,
  requiredCode,
  requiredInteger,
  text,
} from '../text/values.ts';

const segmentError: SegmentCodec<Omit<SegmentError, 'contexts' | 'elements'>> = {
  tag: 'IK3',
  shape: shape(upTo(4)),
  read: (segment) => ({
    segment: requiredCode(segment, 1, 3),
    position: requiredInteger(segment, 2),
    loop: text(segment, 3),
    code: code(segment, 4, 3),
  }),
  write: (value, out) => {
    out.text(value.segment);
    out.integer(value.position);
    out.text(value.loop);
    out.text(value.code);
  },
};

const elementError: SegmentCodec<Omit<ElementError, 'contexts'>> = {
  tag: 'IK4',
  shape: shape(upTo(4), [], [1]),
  read: (segment) => ({
    at: position(segment, 1) ?? fail(segment, 'is missing', 1),
    reference: text(segment, 2),
    code: requiredCode(segment, 3, 3),
    value: text(segment, 4),
  }),
  write: (value, out) => {
    writePosition(out, value.at);
    out.text(value.reference);
    out.text(value.code);
    out.text(value.value);
  },
};

/** The guide does not let CTX01 repeat, but the dictionary does, and senders of several triggers repeat it. */
const context: SegmentCodec<ErrorContext> = {
  tag: 'CTX',
  shape: shape(upTo(6), [1], [1, 5, 6]),
  read: (segment) => ({
    subjects: repetitions(segment, 1).map((each) => subject(segment, each)),
    segment: code(segment, 2, 3),
    position: integer(segment, 3),
    loop: text(segment, 4),
    at: position(segment, 5),
    references: components(segment, 6, 2),
  }),
  write: (value, out) => {
    out.repeatedComponents(value.subjects.map(({ name, value: each }) => [name, each]));
    out.text(value.segment);
    out.integer(value.position);
    out.text(value.loop);
    writePosition(out, value.at);
    out.components(value.references);
  },
};

function subject(segment: Segment, repetition: string): ErrorContext['subjects'][number] {
  const [name = '', value = null] = componentsOf(segment, 1, repetition, 2);
  return name === '' ? fail(segment, 'is missing', 1) : { name, value };
}

function position(segment: Segment, element: number): ElementPosition | null {
  const [first, component = '', repetition = ''] = components(segment, element, 3);
  if (first === undefined) return null;
  const ordinal = (value: string): number | null => (value === '' ? null : integerOf(segment, element, value));
  return {
    element: integerOf(segment, element, first),
    component: ordinal(component),
    repetition: ordinal(repetition),
  };
}

function writePosition(out: SegmentWriter, value: ElementPosition | null): void {
  const parts = value === null ? [] : [value.element, value.component, value.repetition];
  out.components(parts.map((each) => (each === null ? null : String(each))));
}

/** Loops 2100 of a 999, with their loops 2110. */
export function readSegmentErrors(cursor: Cursor): readonly SegmentError[] {
  const all: SegmentError[] = [];
  for (let error = maybe(cursor, segmentError); error !== null; error = maybe(cursor, segmentError)) {
    all.push({ ...error, contexts: many(cursor, context), elements: readElementErrors(cursor) });
  }
  return all;
}

function readElementErrors(cursor: Cursor): readonly ElementError[] {
  const all: ElementError[] = [];
  for (let error = maybe(cursor, elementError); error !== null; error = maybe(cursor, elementError)) {
    all.push({ ...error, contexts: many(cursor, context) });
  }
  return all;
}

export function writeSegmentError(out: SegmentWriter, error: SegmentError): void {
  write(out, segmentError, error);
  writeAll(out, context, error.contexts);
  for (const each of error.elements) {
    write(out, elementError, each);
    writeAll(out, context, each.contexts);
  }
}
