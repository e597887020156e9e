import { technicalAcknowledgement } from '../acknowledgement/technical-acknowledgement.ts';
import type { Group, Interchange } from '../model/interchange.ts';
import { interchangeEnd } from '../segments/closing.ts';
import { last, many } from '../segments/codec.ts';
import { type OnDeviation, cursorAt, skipBlanks } from '../text/cursor.ts';
import { fail } from '../text/values.ts';
import { readGroup } from './group.ts';
import { readIsa } from './isa.ts';
import { passOverOther } from './other-groups.ts';

/**
 * Reads a text of one or more interchanges, each with any number of groups and transactions: 270 and 271
 * (005010X279A1), 999 (005010X231A1) and TA1. A byte order mark before the text, blanks and line ends between segments,
 * and lower-case identifiers are accepted.
 *
 * It reads all or nothing. With `onDeviation`, what stands outside the guide in the benefits of a 271 (loop 2110), or in
 * what of a person no figure hangs on, does not refuse the message: it is left out, a row says so (`unreadable`), and
 * `onDeviation` is told. It gets segment, position and element, never what stood there.
 *
 * @throws X12Error with segment and position, if anything is malformed, is counted or closed wrongly, or is not where
 * the guide allows it.
 */
export function readInterchanges(text: string, onDeviation: OnDeviation | null = null): readonly Interchange[] {
  const interchanges: Interchange[] = [];
  let position = 1;
  let offset = skipBlanks(text, text.startsWith('\uFEFF') ? 1 : 0);
  do {
    const read = readInterchange(text, { offset, position }, onDeviation);
    interchanges.push(read.interchange);
    position = read.position;
    offset = skipWhiteSpace(text, read.offset);
  } while (offset < text.length);
  return interchanges;
}

/** Ends the text in files of old systems. */
const END_OF_FILE = '\u001A';

/** After an IEA any white space may stand, a tab as well. */
function skipWhiteSpace(text: string, offset: number): number {
  let index = offset;
  while (index < text.length && (text.charAt(index) === END_OF_FILE || text.charAt(index).trim() === '')) index += 1;
  return index;
}

interface ReadInterchange {
  readonly interchange: Interchange;
  /** The offset of the next segment, and its number. */
  readonly offset: number;
  readonly position: number;
}

function readInterchange(
  text: string,
  { offset: start, position }: Pick<ReadInterchange, 'offset' | 'position'>,
  onDeviation: OnDeviation | null,
): ReadInterchange {
  const { control, separators, offset } = readIsa(text, start, position);
  const cursor = cursorAt(text, { offset, position, separators }, onDeviation);
  const acknowledgements = many(cursor, technicalAcknowledgement);
  const groups: Group[] = [];
  let passedOver = 0;
  while (cursor.segment.tag === 'GS') {
    if (passOverOther(cursor)) passedOver += 1;
    else groups.push(readGroup(cursor));
  }
  const { count, controlNumber } = last(cursor, interchangeEnd);
  // Some senders count a TA1 without groups as if it were a group.
  const isOnlyAcknowledged = groups.length === 0 && acknowledgements.length > 0 && count === 1;
  if (count !== groups.length + passedOver && !isOnlyAcknowledged) fail(cursor.segment, 'does not count the groups', 1);
  if (controlNumber !== control.controlNumber) fail(cursor.segment, 'does not repeat the control number of ISA', 2);
  return {
    interchange: { control, acknowledgements, groups },
    offset: cursor.offset,
    position: cursor.segment.position + 1,
  };
}
