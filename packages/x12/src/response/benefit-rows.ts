import type { BenefitRow, Rejection } from '../model/response.ts';
import { delivery, message } from '../segments/answers.ts';
import { type RowInReading, benefit } from '../segments/benefits.ts';
import { type SegmentCodec, many, maybe, write, writeAll } from '../segments/codec.ts';
import { reference } from '../segments/names.ts';
import { additionalInformation, datedEvent } from '../segments/persons.ts';
import type { Cursor } from '../text/cursor.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';
import { readLenientBenefits } from './lenient-rows.ts';
import { readRelated, writeRelated } from './related-entities.ts';

/** Loops 2110C and 2110D of a 271, with 2115 and 2120; leniently if the cursor tells of deviations. */
export function readBenefits(cursor: Cursor, rejection: SegmentCodec<Rejection>): readonly BenefitRow[] {
  if (cursor.onDeviation !== null) return readLenientBenefits(cursor, rejection, cursor.onDeviation);
  const rows: BenefitRow[] = [];
  for (let row = maybe(cursor, benefit); row !== null; row = maybe(cursor, benefit)) {
    addSegments(cursor, row, rejection);
    rows.push(row);
  }
  return rows;
}

function addSegments(cursor: Cursor, row: RowInReading, rejection: SegmentCodec<Rejection>): void {
  row.delivery = many(cursor, delivery);
  row.references = many(cursor, reference);
  row.dates = many(cursor, datedEvent);
  row.rejections = many(cursor, rejection);
  row.messages = many(cursor, message);
  row.additional = many(cursor, additionalInformation);
  row.entities = readRelated(cursor);
}

export function writeBenefits(
  out: SegmentWriter,
  rows: readonly BenefitRow[],
  rejection: SegmentCodec<Rejection>,
): void {
  for (const row of rows) {
    write(out, benefit, row);
    writeAll(out, delivery, row.delivery);
    writeAll(out, reference, row.references);
    writeAll(out, datedEvent, row.dates);
    writeAll(out, rejection, row.rejections);
    writeAll(out, message, row.messages);
    writeAll(out, additionalInformation, row.additional);
    writeRelated(out, row.entities);
  }
}
