import type { BenefitRow, Rejection } from '../model/response.ts';
import { delivery, message, relatedBegin } from '../segments/answers.ts';
import { type RowInReading, benefit } from '../segments/benefits.ts';
import { type SegmentCodec, readSegment } from '../segments/codec.ts';
import { reference } from '../segments/names.ts';
import { additionalInformation, datedEvent } from '../segments/persons.ts';
import { type Cursor, type OnDeviation, type Segment, advance, withElement } from '../text/cursor.ts';
import { text } from '../text/values.ts';
import { X12Error } from '../x12-error.ts';
import { readRelated } from './related-entities.ts';

/** The places of the segments after an EB in the order of the guide. */
const ORDER: ReadonlyMap<string, number> = new Map(
  [delivery.tag, reference.tag, datedEvent.tag, 'AAA', message.tag, additionalInformation.tag, relatedBegin.tag].map(
    (tag, place) => [tag, place],
  ),
);

/** Stands in `unreadable` of a row for a segment after its EB. */
const LATER_SEGMENT = 0;

/**
 * Loops 2110C and 2110D as payers write them (decision 64). What is outside the guide is left out of its row, and the
 * row says so (`unreadable`): its figures are then open. What changes no figure is read, such as an unusual order. An
 * EB without a readable EB01, an unknown segment and a loop 2120 outside the guide still refuse the message, because a
 * row may have been lost there.
 */
export function readLenientBenefits(
  cursor: Cursor,
  rejection: SegmentCodec<Rejection>,
  onDeviation: OnDeviation,
): readonly BenefitRow[] {
  const rows: BenefitRow[] = [];
  while (cursor.segment.tag === benefit.tag) rows.push(readRow(cursor, rejection, onDeviation));
  return rows;
}

function readRow(cursor: Cursor, rejection: SegmentCodec<Rejection>, onDeviation: OnDeviation): BenefitRow {
  const row = readBenefit(cursor.segment, onDeviation);
  const onLost: OnDeviation = (deviation) => {
    row.unreadable = [...row.unreadable, LATER_SEGMENT];
    onDeviation(deviation);
  };
  advance(cursor);
  let last = 0;
  for (;;) {
    const { segment } = cursor;
    const at = segment.tag === benefit.tag ? undefined : ORDER.get(segment.tag);
    if (at === undefined) break;
    if (at < last) onDeviation(new X12Error(segment.tag, segment.position, 'stands out of the order of the guide'));
    last = Math.max(at, last);
    if (segment.tag === relatedBegin.tag) {
      if (row.entities.length > 0) break;
      row.entities = readRelated(cursor);
      continue;
    }
    if (segment.tag === delivery.tag) row.delivery = added(row.delivery, segment, delivery, onLost);
    else if (segment.tag === reference.tag) row.references = added(row.references, segment, reference, onDeviation);
    else if (segment.tag === datedEvent.tag)
      row.dates = added(row.dates, asDay(segment, onDeviation), datedEvent, onLost);
    else if (segment.tag === message.tag) row.messages = addedMessage(row.messages, segment, onDeviation, onLost);
    else if (segment.tag === additionalInformation.tag)
      row.additional = added(row.additional, segment, additionalInformation, onLost);
    else row.rejections = added(row.rejections, segment, rejection, onLost);
    advance(cursor);
  }
  return row;
}

/** An EB without the elements that cannot be read, each of which is told and kept in `unreadable`. */
function readBenefit(said: Segment, onDeviation: OnDeviation): RowInReading {
  const unreadable: number[] = [];
  let segment = said;
  for (;;) {
    try {
      const row = readSegment(segment, benefit);
      row.unreadable = unreadable;
      return row;
    } catch (error) {
      const element = error instanceof X12Error ? error.element : null;
      if (!(error instanceof X12Error) || element === null || element === 1) throw error;
      unreadable.push(element);
      onDeviation(error);
      segment = withElement(segment, element, '');
    }
  }
}

/** With the value of one more segment; without, if it cannot be read, which is then told. */
function added<T>(
  all: readonly T[],
  segment: Segment,
  codec: SegmentCodec<T>,
  onUnreadable: OnDeviation,
): readonly T[] {
  try {
    return [...all, readSegment(segment, codec)];
  } catch (error) {
    if (!(error instanceof X12Error)) throw error;
    onUnreadable(error);
    return all;
  }
}

const DATE_AND_TIME = /^\d{12}$/;

/** A DTP in the format DT of the dictionary (CCYYMMDDHHMM), which the guide does not allow here, as the day it names. */
function asDay(segment: Segment, onDeviation: OnDeviation): Segment {
  const value = text(segment, 3) ?? '';
  if (text(segment, 2) !== 'DT' || !DATE_AND_TIME.test(value)) return segment;
  onDeviation(new X12Error(segment.tag, segment.position, 'has a time of day', 2));
  return withElement(withElement(segment, 2, 'D8'), 3, value.slice(0, 8));
}

/** MSG with separators of other elements in its text, and with how to print it (MSG02, MSG03). */
const anyMessage: SegmentCodec<string> = {
  ...message,
  shape: { used: ~0, repeated: ~0, composite: ~0 },
};

/** With the text of a MSG as it stands. It has to stay, because it narrows its row. */
function addedMessage(
  all: readonly string[],
  segment: Segment,
  onDeviation: OnDeviation,
  onLost: OnDeviation,
): readonly string[] {
  try {
    return [...all, readSegment(segment, message)];
  } catch (error) {
    if (!(error instanceof X12Error)) throw error;
    if (text(segment, 1) !== null) {
      onDeviation(error);
      return [...all, readSegment(segment, anyMessage)];
    }
    // An empty remark narrows nothing; one whose text slid to another element may.
    (segment.filled === 0 ? onDeviation : onLost)(error);
    return all;
  }
}
