import type { InterchangeControl, Separators } from '../model/interchange.ts';
import { dateDigits, timeDigits, isDigits, shortDateOf, timeOf } from '../text/dates.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';
import { partOf } from '../text/short-texts.ts';
import { type Roles, isPlain, isValueCharacter, rolesOf, separatorError } from '../text/separators.ts';
import { isCode } from '../text/values.ts';
import { X12Error } from '../x12-error.ts';

/** The lengths of ISA01 to ISA16. */
const LENGTHS = [2, 10, 2, 10, 2, 15, 2, 15, 6, 4, 1, 5, 9, 1, 1, 1];
const REPETITION = 11;
const SPACE = 32;
/** The end of an ISA is looked for within this many characters: more than twice its length. */
const MAX_PREFIX = 256;

/** The values of an ISA, and the offset after it. */
export interface ParsedIsa {
  readonly control: InterchangeControl;
  readonly separators: Separators;
  readonly offset: number;
}

/**
 * Reads the ISA that begins at `start` and is segment `position` of the text. Its length is fixed, with the separators
 * at offsets 3, 82, 104 and 105. It is split by the element separator all the same, because some senders pad its
 * elements with too many blanks, or with none.
 */
export function readIsa(text: string, start: number, position: number): ParsedIsa {
  const limit = Math.min(text.length, start + MAX_PREFIX);
  const element = text.charAt(start + 3);
  const values: string[] = [];
  let offset = start;
  while (values.length < LENGTHS.length) {
    const end = text.indexOf(element, offset);
    if (end < 0 || end >= limit) break;
    values.push(withoutBlanks(text, offset, end));
    offset = end + 1;
  }
  if (values[0]?.toUpperCase() !== 'ISA') throw new X12Error('', position, 'an interchange does not begin here');
  if (values.length < LENGTHS.length || offset >= limit) {
    throw new X12Error('ISA', position, 'the segment is not complete');
  }
  const component = text.charAt(offset);
  let closing = offset + 1;
  while (closing < limit && text.charCodeAt(closing) === SPACE) closing += 1;
  const segment = closing < limit ? text.charAt(closing) : '';
  const standards = values[REPETITION] ?? '';
  const repetition = standards === '' || isValueCharacter(standards) ? null : standards;
  const separators = { element, repetition, component, segment };
  const error = separatorError(separators);
  if (error !== null) throw new X12Error('ISA', position, error);
  checkValues(values, rolesOf(separators), position);
  return {
    control: controlOf(values, position),
    separators,
    offset: closing + 1,
  };
}

function withoutBlanks(text: string, start: number, stop: number): string {
  let [from, end] = [start, stop];
  while (from < end && text.charCodeAt(from) === SPACE) from += 1;
  while (end > from && text.charCodeAt(end - 1) === SPACE) end -= 1;
  return partOf(text, from, end);
}

function checkValues(values: readonly string[], roles: Roles, position: number): void {
  values.forEach((value, index) => {
    if (index === 0 || index === REPETITION) return;
    if (value.length > (LENGTHS[index - 1] ?? 0)) throw new X12Error('ISA', position, 'is too long', index);
    if (!isPlain(value, roles)) {
      throw new X12Error('ISA', position, 'holds a separator or a control character', index);
    }
  });
}

function controlOf(values: readonly string[], position: number): InterchangeControl {
  const isa = { values, position };
  return {
    authorizationQualifier: qualifier(isa, 1),
    authorization: valueOf(isa, 2),
    securityQualifier: qualifier(isa, 3),
    security: valueOf(isa, 4),
    senderQualifier: qualifier(isa, 5),
    senderId: valueOf(isa, 6),
    receiverQualifier: qualifier(isa, 7),
    receiverId: valueOf(isa, 8),
    date: shortDateOf(digits(isa, 9)) ?? fail(isa, 9, 'is no date'),
    time: timeOf(digits(isa, 10)) ?? fail(isa, 10, 'is no time'),
    version: digits(isa, 12),
    controlNumber: digits(isa, 13),
    ackRequested: letter(isa, 14, ['0', '1']) === '1',
    usage: letter(isa, 15, ['P', 'T']),
  };
}

interface IsaValues {
  readonly values: readonly string[];
  readonly position: number;
}

function fail({ position }: IsaValues, element: number, reason: string): never {
  throw new X12Error('ISA', position, reason, element);
}

function valueOf({ values }: IsaValues, element: number): string {
  return values[element] ?? '';
}

function qualifier(isa: IsaValues, element: number): string {
  const value = valueOf(isa, element);
  return value.length === 2 && isCode(value, 2) ? value : fail(isa, element, 'is no code');
}

function digits(isa: IsaValues, element: number): string {
  const value = valueOf(isa, element);
  const isWhole = value.length === LENGTHS[element - 1] && isDigits(value);
  return isWhole ? value : fail(isa, element, 'is not all digits');
}

function letter<T extends string>(isa: IsaValues, element: number, letters: readonly T[]): T {
  const value = valueOf(isa, element).toUpperCase();
  return letters.find((each) => each === value) ?? fail(isa, element, 'is no code of the standard');
}

export function writeIsa(out: SegmentWriter, control: InterchangeControl, separators: Separators): void {
  out.begin('ISA');
  out.fixed(control.authorizationQualifier, 2);
  out.fixed(control.authorization, 10);
  out.fixed(control.securityQualifier, 2);
  out.fixed(control.security, 10);
  out.fixed(control.senderQualifier, 2);
  out.fixed(control.senderId, 15);
  out.fixed(control.receiverQualifier, 2);
  out.fixed(control.receiverId, 15);
  out.fixed(dateDigits(control.date).slice(2), 6);
  out.fixed(timeDigits(control.time), 4);
  out.literal(separators.repetition ?? 'U');
  out.fixed(control.version, 5);
  out.fixed(control.controlNumber, 9);
  out.fixed(control.ackRequested ? '1' : '0', 1);
  out.fixed(control.usage, 1);
  out.literal(separators.component);
  out.end();
}
