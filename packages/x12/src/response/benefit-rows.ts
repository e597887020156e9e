import type { BenefitRow, Rejection, RelatedEntity } from '../model/response.ts';
import { delivery, message, relatedBegin, relatedEnd } from '../segments/answers.ts';
import { type RowInReading, benefit } from '../segments/benefits.ts';
import { type SegmentCodec, many, maybe, one, write, writeAll, writeMaybe } from '../segments/codec.ts';
import { city, contact, providerInformation, reference, relatedParty, street } from '../segments/names.ts';
import { additionalInformation, datedEvent } from '../segments/persons.ts';
import type { Cursor } from '../text/cursor.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';

/** Loops 2110C and 2110D of a 271, with 2115 and 2120. */
export function readBenefits(cursor: Cursor, rejection: SegmentCodec<Rejection>): readonly BenefitRow[] {
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

function readRelated(cursor: Cursor): readonly RelatedEntity[] {
  if (cursor.segment.tag !== relatedBegin.tag) return [];
  one(cursor, relatedBegin);
  const entities: RelatedEntity[] = [];
  do {
    entities.push({
      name: one(cursor, relatedParty),
      street: maybe(cursor, street),
      city: maybe(cursor, city),
      contacts: many(cursor, contact),
      provider: maybe(cursor, providerInformation),
    });
  } while (cursor.segment.tag === relatedParty.tag);
  one(cursor, relatedEnd);
  return entities;
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

function writeRelated(out: SegmentWriter, entities: readonly RelatedEntity[]): void {
  if (entities.length === 0) return;
  write(out, relatedBegin, undefined);
  for (const entity of entities) {
    write(out, relatedParty, entity.name);
    writeMaybe(out, street, entity.street);
    writeMaybe(out, city, entity.city);
    writeAll(out, contact, entity.contacts);
    writeMaybe(out, providerInformation, entity.provider);
  }
  write(out, relatedEnd, undefined);
}
