import type { RelatedEntity } from '../model/response.ts';
import { relatedBegin, relatedEnd } from '../segments/answers.ts';
import { many, maybe, one, write, writeAll, writeMaybe } from '../segments/codec.ts';
import { city, contact, providerInformation, relatedParty, street } from '../segments/names.ts';
import type { Cursor } from '../text/cursor.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';

/** Loops 2120 with the LS and LE that enclose them. */
export function readRelated(cursor: Cursor): readonly RelatedEntity[] {
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

export function writeRelated(out: SegmentWriter, entities: readonly RelatedEntity[]): void {
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
