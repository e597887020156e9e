import { type Cursor, type Segment, advance, bitOf } from '../text/cursor.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';
import { fail } from '../text/values.ts';

/** How one segment is read and written. Both are in one place, so that they agree. */
export interface SegmentCodec<T> {
  readonly tag: string;
  readonly shape: Shape;
  /** Makes a value from a segment whose tag and shape were checked. */
  readonly read: (segment: Segment) => T;
  /** Writes the elements of a value. */
  readonly write: (value: T, out: SegmentWriter) => void;
}

/** Which elements the guide uses, and which of them may repeat or have components; one bit each. */
interface Shape {
  readonly used: number;
  readonly repeated: number;
  readonly composite: number;
}

/** Makes a shape from the elements in use, and from those that may repeat or have components. */
export function shape(
  used: readonly number[],
  repeated: readonly number[] = [],
  composite: readonly number[] = [],
): Shape {
  return { used: bits(used), repeated: bits(repeated), composite: bits(composite) };
}

function bits(elements: readonly number[]): number {
  return elements.reduce((all, element) => all | bitOf(element), 0);
}

/** Elements 1 to `most`. */
export function upTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** Reads the segment that must come here. */
export function one<T>(cursor: Cursor, codec: SegmentCodec<T>): T {
  if (cursor.segment.tag !== codec.tag) fail(cursor.segment, `stands where ${codec.tag} is required`);
  return take(cursor, codec);
}

/** Reads the segment that must come here, and stays at it: the text after it may have other separators. */
export function last<T>({ segment }: Cursor, codec: SegmentCodec<T>): T {
  if (segment.tag !== codec.tag) fail(segment, `stands where ${codec.tag} is required`);
  return readSegment(segment, codec);
}

/** Reads the segment if it comes here. */
export function maybe<T>(cursor: Cursor, codec: SegmentCodec<T>): T | null {
  return cursor.segment.tag === codec.tag ? take(cursor, codec) : null;
}

/** Reads the segment as often as it comes here. */
export function many<T>(cursor: Cursor, codec: SegmentCodec<T>): readonly T[] {
  if (cursor.segment.tag !== codec.tag) return NONE;
  const all: T[] = [];
  while (cursor.segment.tag === codec.tag) all.push(take(cursor, codec));
  return all;
}

const NONE: readonly never[] = [];

function take<T>(cursor: Cursor, codec: SegmentCodec<T>): T {
  const value = readSegment(cursor.segment, codec);
  advance(cursor);
  return value;
}

/** Reads a segment that has the codec's tag. */
export function readSegment<T>(segment: Segment, codec: SegmentCodec<T>): T {
  checkShape(segment, codec.shape);
  return codec.read(segment);
}

/** Refuses what the guide does not use here: it would be lost, or may mean something else. */
function checkShape(segment: Segment, { used, repeated, composite }: Shape): void {
  if ((segment.filled & ~used) !== 0) fail(segment, 'is not used by the guide', firstOf(segment.filled & ~used));
  if (segment.divided === 0) return;
  const { repetition, component } = segment.separators;
  segment.elements.forEach((value, element) => {
    if ((segment.divided & bitOf(element)) === 0) return;
    const mayRepeat = repetition === null || (repeated & bitOf(element)) !== 0;
    if (!mayRepeat && value.includes(repetition)) fail(segment, 'may not repeat', element);
    if ((composite & bitOf(element)) === 0 && value.includes(component)) fail(segment, 'has no components', element);
  });
}

function firstOf(set: number): number {
  return 31 - Math.clz32(set & -set);
}

export function write<T>(out: SegmentWriter, codec: SegmentCodec<T>, value: T): void {
  out.begin(codec.tag);
  codec.write(value, out);
  out.end();
}

export function writeMaybe<T>(out: SegmentWriter, codec: SegmentCodec<T>, value: T | null): void {
  if (value !== null) write(out, codec, value);
}

export function writeAll<T>(out: SegmentWriter, codec: SegmentCodec<T>, values: readonly T[]): void {
  for (const value of values) write(out, codec, value);
}
