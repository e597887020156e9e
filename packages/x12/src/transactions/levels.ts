import { type SegmentCodec, one, shape, upTo, write } from '../segments/codec.ts';
import type { Cursor } from '../text/cursor.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';
import { fail, integer, oneOf, requiredCode, requiredInteger } from '../text/values.ts';

/** HL03: payer, receiver, subscriber, dependent. */
export const PAYER = '20';
export const RECEIVER = '21';
export const SUBSCRIBER = '22';
export const DEPENDENT = '23';

interface Level {
  readonly number: number;
  readonly parent: number | null;
  readonly level: string;
  /** HL04; `null` if the sender does not say. */
  readonly hasChildren: boolean | null;
}

const hierarchicalLevel: SegmentCodec<Level> = {
  tag: 'HL',
  shape: shape(upTo(4)),
  read: (segment) => {
    const children = oneOf(segment, 4, ['0', '1']);
    return {
      number: requiredInteger(segment, 1),
      parent: integer(segment, 2),
      level: requiredCode(segment, 3, 2),
      hasChildren: children === null ? null : children === '1',
    };
  },
  write: ({ number, parent, level, hasChildren }, out) => {
    out.integer(number);
    out.integer(parent);
    out.text(level);
    out.text(hasChildren === null ? null : hasChildren ? '1' : '0');
  },
};

/**
 * Reads the HL loops on `level` below `parent`, one after another; `read` gets the number of its own HL, for the levels
 * below. Levels are numbered from 1 without gaps. If a level says that it has no children, it must have none. If it
 * says that it has some, it may still have none: payers write this when they reject.
 */
export function readLevels<T>(
  cursor: Cursor,
  level: string,
  parent: number | null,
  read: (number: number) => T,
): readonly T[] {
  const all: T[] = [];
  while (cursor.segment.tag === 'HL' && cursor.segment.elements[3] === level) {
    const { segment } = cursor;
    const found = one(cursor, hierarchicalLevel);
    cursor.levels += 1;
    const first = cursor.levels;
    if (found.number !== first) fail(segment, 'the levels are not numbered from 1 without gaps', 1);
    if (found.parent !== parent) fail(segment, 'is not below the level where it stands', 2);
    all.push(read(found.number));
    if (found.hasChildren === false && cursor.levels > first)
      fail(segment, 'says that nothing is below, and there is', 4);
  }
  return all;
}

/** Writes values on `level` below `parent`, one HL after another; `writeBody` gets the number of its own HL. */
export function writeLevels<T>(
  out: SegmentWriter,
  level: string,
  parent: number | null,
  values: readonly T[],
  hasChildren: (value: T) => boolean,
  writeBody: (value: T, number: number) => void,
): void {
  for (const value of values) {
    const number = out.nextLevel();
    write(out, hierarchicalLevel, { number, parent, level, hasChildren: hasChildren(value) });
    writeBody(value, number);
  }
}
