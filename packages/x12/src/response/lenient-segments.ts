import { type SegmentCodec, readSegment } from '../segments/codec.ts';
import { type Cursor, type OnDeviation, type Segment, advance, bitOf, withElement } from '../text/cursor.ts';
import { X12Error } from '../x12-error.ts';

/** How the reason begins of a segment that is read where it stands. */
export const OUT_OF_ORDER = 'stands out of the order of the guide';

/** A segment without the elements that could not be read. */
interface PartlyRead<T> {
  readonly value: T;
  readonly unreadable: readonly number[];
}

/** Who is told of what cannot be read. */
export interface Listeners {
  readonly onDeviation: OnDeviation;
  /** Of a whole segment. */
  readonly onLost: OnDeviation;
}

/**
 * Reads a segment without the elements that cannot be read, each of which is told. Where one of a pair is missing, the
 * other is left out.
 *
 * @returns `null` if one of `required` cannot be read, or is missing: then the whole segment is lost.
 */
export function readPartly<T>(
  said: Segment,
  codec: SegmentCodec<T>,
  required: readonly number[],
  { onDeviation, onLost }: Listeners,
): PartlyRead<T> | null {
  const unreadable: number[] = [];
  let segment = said;
  for (;;) {
    try {
      return { value: readSegment(segment, codec), unreadable };
    } catch (error) {
      const { segment: tag, position, reason, element: wrong } = asX12Error(error);
      const element = filledAt(segment, wrong);
      if (element === null || required.includes(element)) {
        onLost(new X12Error(tag, position, reason));
        return null;
      }
      unreadable.push(element);
      onDeviation(new X12Error(tag, position, reason, element));
      segment = withElement(segment, element, '');
    }
  }
}

/** The element of an error, or the one before it if it is empty: the other of its pair. */
function filledAt({ filled }: Segment, element: number | null): number | null {
  if (element === null) return null;
  if ((filled & bitOf(element)) !== 0) return element;
  return element > 1 && (filled & bitOf(element - 1)) !== 0 ? element - 1 : null;
}

/** The value of a segment; `null` if it cannot be read, which is then told. */
export function readOrTell<T>(segment: Segment, codec: SegmentCodec<T>, onUnreadable: OnDeviation): T | null {
  try {
    return readSegment(segment, codec);
  } catch (error) {
    onUnreadable(asX12Error(error));
    return null;
  }
}

/** The value of a segment; `null` if it cannot be read. */
export function readIfWhole<T>(segment: Segment, codec: SegmentCodec<T>): T | null {
  return readOrTell(segment, codec, () => {});
}

/** @throws any other error. */
function asX12Error(error: unknown): X12Error {
  if (error instanceof X12Error) return error;
  throw error;
}

/**
 * As `maybe`, for a segment that no figure hangs on: in a lenient reading one that cannot be read is told and left out.
 */
export function maybeTold<T>(cursor: Cursor, codec: SegmentCodec<T>): T | null {
  if (cursor.segment.tag !== codec.tag) return null;
  const { segment, onDeviation } = cursor;
  const value = onDeviation === null ? readSegment(segment, codec) : readOrTell(segment, codec, onDeviation);
  advance(cursor);
  return value;
}

/** As `many`, for segments that no figure hangs on. */
export function manyTold<T>(cursor: Cursor, codec: SegmentCodec<T>): readonly T[] {
  const all: T[] = [];
  while (cursor.segment.tag === codec.tag) {
    const value = maybeTold(cursor, codec);
    if (value !== null) all.push(value);
  }
  return all;
}
