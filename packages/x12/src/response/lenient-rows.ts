import type { BenefitRow, Rejection } from '../model/response.ts';
import { delivery, message } from '../segments/answers.ts';
import { type RowInReading, benefit, lostBenefit, partialBenefit } from '../segments/benefits.ts';
import { type SegmentCodec, readSegment } from '../segments/codec.ts';
import { reference } from '../segments/names.ts';
import { additionalInformation, datedEvent } from '../segments/persons.ts';
import { type Cursor, type OnDeviation, type Segment, advance, shownTag, withElement } from '../text/cursor.ts';
import { text } from '../text/values.ts';
import { X12Error } from '../x12-error.ts';
import { isOfRelated, isPersonOfAnotherLoop, readLenientRelated } from './lenient-related.ts';
import { type Listeners, OUT_OF_ORDER, readIfWhole, readOrTell, readPartly } from './lenient-segments.ts';

/** The segments after an EB in the order of the guide, before the loops 2120. */
const ORDER: ReadonlyMap<string, number> = new Map(
  [delivery.tag, reference.tag, datedEvent.tag, 'AAA', message.tag, additionalInformation.tag].map((tag, place) => [
    tag,
    place,
  ]),
);
const RELATED = ORDER.size;

/** Segments of X12 that the guide has in no loop after an EB, and that payers may add to one. None is near to `EB`. */
const ADDED: ReadonlySet<string> = new Set('AMT QTY NTE K3 PWK CRC HCR UM LQ LX N1 N2 DTM CAS CL1 SV1 SV2'.split(' '));

/** EB01. */
const INFORMATION = 1;
/** Stands in `unreadable` of a row for a segment after its EB. */
const LATER_SEGMENT = 0;

/**
 * Loops 2110C and 2110D as payers write them (decision 64). What is outside the guide is left out of its row, and the
 * row says so (`unreadable`): the figures that it may have stated are then open. What changes no figure is read, such as
 * an unusual order. A segment with an identifier that no guide has may have been a row: it is one of which nothing could
 * be read.
 */
export function readLenientBenefits(
  cursor: Cursor,
  rejection: SegmentCodec<Rejection>,
  onDeviation: OnDeviation,
): readonly BenefitRow[] {
  const rows: BenefitRow[] = [];
  while (cursor.segment.tag === benefit.tag || (rows.length > 0 && isUnknown(cursor.segment))) {
    rows.push(readRow(cursor, rejection, onDeviation));
  }
  return rows;
}

const isUnknown = ({ tag }: Segment): boolean => tag !== '' && shownTag(tag) === '' && !ADDED.has(tag);

function readRow(cursor: Cursor, rejection: SegmentCodec<Rejection>, onDeviation: OnDeviation): BenefitRow {
  const row = readBenefit(cursor.segment, onDeviation);
  const onLost: OnDeviation = (deviation) => {
    row.unreadable = [...row.unreadable, LATER_SEGMENT];
    onDeviation(deviation);
  };
  const listeners = { onDeviation, onLost };
  advance(cursor);
  for (let last = 0; ;) {
    const { segment } = cursor;
    const place = ORDER.get(segment.tag) ?? placeOfOther(segment, last);
    if (place === null) return row;
    if (place < last || (place === RELATED && row.entities.length > 0)) {
      onDeviation(new X12Error(segment.tag, segment.position, OUT_OF_ORDER));
    }
    last = Math.max(place, last);
    if (place === RELATED && isOfRelated(segment)) {
      row.entities = [...row.entities, ...readLenientRelated(cursor, listeners)];
    } else {
      addTo(row, segment, rejection, listeners);
      advance(cursor);
    }
  }
}

/** The place of another segment: of the loops 2120, or where it stands; `null` if it stands in no loop after an EB. */
function placeOfOther(segment: Segment, last: number): number | null {
  if (ADDED.has(segment.tag)) return last;
  return isOfRelated(segment) && !isPersonOfAnotherLoop(segment) ? RELATED : null;
}

/** With the value of one more segment; without, if it cannot be read, which is then told. */
function addTo(
  row: RowInReading,
  segment: Segment,
  rejection: SegmentCodec<Rejection>,
  { onDeviation, onLost }: Listeners,
): void {
  switch (segment.tag) {
    case delivery.tag:
      row.delivery = added(row.delivery, readOrTell(segment, delivery, onLost));
      break;
    case reference.tag:
      // No figure hangs on it.
      row.references = added(row.references, readOrTell(segment, reference, onDeviation));
      break;
    case datedEvent.tag:
      row.dates = added(row.dates, readOrTell(asDay(segment, onDeviation), datedEvent, onLost));
      break;
    case message.tag:
      row.messages = added(row.messages, readMessage(segment, { onDeviation, onLost }));
      break;
    case additionalInformation.tag:
      row.additional = added(row.additional, readOrTell(segment, additionalInformation, onLost));
      break;
    case rejection.tag:
      row.rejections = added(row.rejections, readOrTell(segment, rejection, onLost));
      break;
    default:
      onLost(new X12Error(shownTag(segment.tag), segment.position, 'is not used by the guide in the loops 2110'));
  }
}

function added<T>(all: readonly T[], value: T | null): readonly T[] {
  return value === null ? all : [...all, value];
}

/** An EB. The elements that cannot be read are left out, each of them told and kept in `unreadable`. */
function readBenefit(segment: Segment, onDeviation: OnDeviation): RowInReading {
  // Nearly all of them are whole.
  const whole = segment.tag === benefit.tag ? readIfWhole(segment, benefit) : null;
  if (whole !== null) return whole;
  if (segment.tag !== benefit.tag) {
    onDeviation(new X12Error('', segment.position, 'is no segment that a guide has'));
    return lostBenefit(segment.position);
  }
  const read = readPartly(segment, partialBenefit, [], { onDeviation, onLost: onDeviation });
  if (read === null) return lostBenefit(segment.position);
  const { value: row, unreadable } = read;
  const isBlank = row.information === '' && !unreadable.includes(INFORMATION);
  if (isBlank) onDeviation(new X12Error(segment.tag, segment.position, 'is missing', INFORMATION));
  row.unreadable = isBlank ? [INFORMATION, ...unreadable] : unreadable;
  return row;
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

/** The text of a MSG as it stands. It has to stay, because it narrows its row. */
function readMessage(segment: Segment, { onDeviation, onLost }: Listeners): string | null {
  const hasText = text(segment, 1) !== null;
  // An empty remark narrows nothing; one whose text slid to another element may.
  const read = readOrTell(segment, message, hasText || segment.filled === 0 ? onDeviation : onLost);
  return read === null && hasText ? readSegment(segment, anyMessage) : read;
}
