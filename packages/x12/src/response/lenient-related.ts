import type { RelatedEntity } from '../model/response.ts';
import { relatedBegin, relatedEnd } from '../segments/answers.ts';
import type { SegmentCodec } from '../segments/codec.ts';
import { city, contact, providerInformation, relatedParty, street } from '../segments/names.ts';
import { type Cursor, type OnDeviation, type Segment, advance } from '../text/cursor.ts';
import { fail, text } from '../text/values.ts';
import { X12Error } from '../x12-error.ts';
import { type Listeners, manyTold, maybeTold, OUT_OF_ORDER, readOrTell, readPartly } from './lenient-segments.ts';

const details: ReadonlySet<string> = new Set([street.tag, city.tag, contact.tag, providerInformation.tag]);
const all: ReadonlySet<string> = new Set([relatedBegin.tag, relatedParty.tag, ...details, relatedEnd.tag]);

/** Whether a segment is one of the loops 2120, with their LS and LE. */
export const isOfRelated = ({ tag }: Segment): boolean => all.has(tag);

/** NM101 of a subscriber and a dependent. */
const people: ReadonlySet<string | null> = new Set(['IL', '03']);

/** Whether a segment would begin the loop of a subscriber or dependent where no LS encloses it: its HL may be lost. */
export const isPersonOfAnotherLoop = (segment: Segment): boolean =>
  segment.tag === relatedParty.tag && people.has(text(segment, 1));

/**
 * Loops 2120 as payers write them, from here to the next segment of another loop: without LS or LE, and with parts that
 * cannot be read. An address, a contact and a provider's kind are left out then, since no figure hangs on them. Without
 * the entity itself its row is not whole: it may have been the payer who pays first.
 *
 * @throws X12Error where LE is missing after the name of a subscriber or dependent, which may begin another loop.
 */
export function readLenientRelated(cursor: Cursor, listeners: Listeners): readonly RelatedEntity[] {
  const begin = cursor.segment;
  const isOpen = begin.tag === relatedBegin.tag;
  if (isOpen) takeBracket(cursor, relatedBegin, listeners.onDeviation);
  else tell(listeners.onDeviation, begin, OUT_OF_ORDER);
  const entities: RelatedEntity[] = [];
  let names = 0;
  while (cursor.segment.tag === relatedParty.tag) {
    if (!isOpen && isPersonOfAnotherLoop(cursor.segment)) break;
    names += 1;
    const entity = readEntity(cursor, listeners);
    if (entity !== null) entities.push(entity);
  }
  if (names === 0) leaveOutDetails(cursor, listeners.onLost);
  const end = cursor.segment;
  if (end.tag === relatedEnd.tag) {
    if (names === 0) tell(listeners.onDeviation, end, OUT_OF_ORDER);
    takeBracket(cursor, relatedEnd, listeners.onDeviation);
  } else {
    if (entities.some(({ name }) => people.has(name.entity))) fail(end, `stands where ${relatedEnd.tag} is required`);
    if (isOpen) tell(listeners.onDeviation, begin, 'is not closed');
  }
  return entities;
}

function readEntity(cursor: Cursor, listeners: Listeners): RelatedEntity | null {
  const name = readPartly(cursor.segment, relatedParty, [1, 2], listeners)?.value ?? null;
  advance(cursor);
  const entity =
    name === null
      ? null
      : {
          name,
          street: maybeTold(cursor, street),
          city: maybeTold(cursor, city),
          contacts: manyTold(cursor, contact),
          provider: maybeTold(cursor, providerInformation),
        };
  leaveOutDetails(cursor, listeners.onDeviation);
  return entity;
}

/** Leaves out what stands out of its order, or belongs to no entity that was read. */
function leaveOutDetails(cursor: Cursor, onDeviation: OnDeviation): void {
  while (details.has(cursor.segment.tag)) {
    tell(onDeviation, cursor.segment, 'belongs to nobody who was read');
    advance(cursor);
  }
}

function takeBracket(cursor: Cursor, codec: SegmentCodec<void>, onDeviation: OnDeviation): void {
  readOrTell(cursor.segment, codec, onDeviation);
  advance(cursor);
}

function tell(onDeviation: OnDeviation, { tag, position }: Segment, reason: string): void {
  onDeviation(new X12Error(tag, position, reason));
}
