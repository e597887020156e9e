import { technicalAcknowledgement } from '../acknowledgement/technical-acknowledgement.ts';
import type { Group, Interchange } from '../model/interchange.ts';
import { interchangeEnd } from '../segments/closing.ts';
import { last, many } from '../segments/codec.ts';
import { cursorAt, skipBlanks } from '../text/cursor.ts';
import { fail } from '../text/values.ts';
import { readGroup } from './group.ts';
import { readIsa } from './isa.ts';

/**
 * Reads a text of one or more interchanges, each with any number of groups and transactions: 270 and 271
 * (005010X279A1), 999 (005010X231A1) and TA1. A byte order mark before the text, blanks and line ends between segments,
 * and lower-case identifiers are let pass.
 *
 * It reads all or nothing. What is malformed, does not count or close right, or stands where the guide does not have
 * it, is an X12Error with its segment and position.
 */
export function readInterchanges(text: string): readonly Interchange[] {
  const interchanges: Interchange[] = [];
  let position = 1;
  let offset = skipBlanks(text, text.startsWith('\uFEFF') ? 1 : 0);
  do {
    const read = readInterchange(text, offset, position);
    interchanges.push(read.interchange);
    position = read.position;
    offset = skipBlanks(text, read.offset);
  } while (offset < text.length);
  return interchanges;
}

interface ReadInterchange {
  readonly interchange: Interchange;
  /** Where the text goes on, and the number of its next segment. */
  readonly offset: number;
  readonly position: number;
}

function readInterchange(text: string, start: number, position: number): ReadInterchange {
  const { control, separators, offset } = readIsa(text, start, position);
  const cursor = cursorAt(text, offset, position, separators);
  const acknowledgements = many(cursor, technicalAcknowledgement);
  const groups: Group[] = [];
  while (cursor.segment.tag === 'GS') groups.push(readGroup(cursor));
  const { count, controlNumber } = last(cursor, interchangeEnd);
  // Senders of a TA1 alone count it as if it were a group.
  const isOnlyAcknowledged = groups.length === 0 && acknowledgements.length > 0 && count === 1;
  if (count !== groups.length && !isOnlyAcknowledged) fail(cursor.segment, 'does not count the groups', 1);
  if (controlNumber !== control.controlNumber) fail(cursor.segment, 'does not repeat the control number of ISA', 2);
  return {
    interchange: { control, acknowledgements, groups },
    offset: cursor.offset,
    position: cursor.segment.position + 1,
  };
}
