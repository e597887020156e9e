import type { Delivery, Rejection, RejectionLevel } from '../model/response.ts';
import type { Segment } from '../text/cursor.ts';
import { numberOf, writeDecimal } from '../text/decimals.ts';
import {
  code,
  decimal,
  fail,
  integer,
  oneOf,
  requiredCode,
  requiredOneOf,
  requiredText,
  text,
} from '../text/values.ts';
import { type SegmentCodec, shape, upTo } from './codec.ts';

/** AAA at one of the levels that may have it. */
export function rejection(level: RejectionLevel): SegmentCodec<Rejection> {
  return {
    tag: 'AAA',
    shape: shape([1, 3, 4]),
    read: (segment) => ({
      level,
      valid: requiredOneOf(segment, 1, ['Y', 'N']) === 'Y',
      code: requiredCode(segment, 3, 2),
      action: oneOf(segment, 4, ['C', 'N', 'P', 'R', 'S', 'W', 'X', 'Y']),
      position: segment.position,
    }),
    write: (value, out) => {
      out.text(value.valid ? 'Y' : 'N');
      out.text(null);
      out.text(value.code);
      out.text(value.action);
    },
  };
}

export const delivery: SegmentCodec<Delivery> = {
  tag: 'HSD',
  shape: shape(upTo(8)),
  read: (segment) => ({
    quantityQualifier: code(segment, 1, 2),
    quantity: quantity(segment, 2),
    unit: code(segment, 3, 2),
    sampleSelection: quantity(segment, 4),
    periodQualifier: code(segment, 5, 2),
    periods: integer(segment, 6),
    calendarPattern: code(segment, 7, 2),
    timePattern: code(segment, 8, 1),
  }),
  write: (value, out) => {
    out.text(value.quantityQualifier);
    out.number(value.quantity);
    out.text(value.unit);
    out.number(value.sampleSelection);
    out.text(value.periodQualifier);
    out.integer(value.periods);
    out.text(value.calendarPattern);
    out.text(value.timePattern);
  },
};

function quantity(segment: Segment, element: number): number | null {
  const value = decimal(segment, element);
  if (value === null) return null;
  const number = numberOf(value);
  const isFit = !value.isNegative && writeDecimal(number) !== null;
  return isFit ? number : fail(segment, 'is no quantity', element);
}

export const message: SegmentCodec<string> = {
  tag: 'MSG',
  shape: shape([1]),
  read: (segment) => requiredText(segment, 1),
  write: (value, out) => out.text(value),
};

/** LS and LE, which enclose the loops 2120. */
export const relatedBegin: SegmentCodec<void> = bracket('LS');
export const relatedEnd: SegmentCodec<void> = bracket('LE');

function bracket(tag: string): SegmentCodec<void> {
  return {
    tag,
    shape: shape([1]),
    read: (segment) => {
      if (text(segment, 1) !== '2120') fail(segment, 'encloses another loop than 2120', 1);
    },
    write: (_, out) => out.text('2120'),
  };
}
