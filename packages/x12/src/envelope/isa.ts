import type { InterchangeControl, Separators } from '../model/interchange.ts';
import { dateDigits, timeDigits, isDigits, shortDateOf, timeOf } from '../text/dates.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';
import { type Roles, isPlain, isValueCharacter, rolesOf, separatorError } from '../text/separators.ts';
import { isCode } from '../text/values.ts';
import { X12Error } from '../x12-error.ts';

/** The lengths of ISA01 to ISA16. */
const LENGTHS = [2, 10, 2, 10, 2, 15, 2, 15, 6, 4, 1, 5, 9, 1, 1, 1];
const REPETITION = 11;
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
  const head = text.slice(start, start + MAX_PREFIX);
  const element = head.charAt(3);
  const parts = head.split(element, LENGTHS.length);
  const lengthToLast = parts.reduce((sum, part) => sum + part.length + 1, 0);
  if (parts[0]?.toUpperCase() !== 'ISA') throw new X12Error('', position, 'an interchange does not begin here');
  if (parts.length < LENGTHS.length || lengthToLast >= head.length) {
    throw new X12Error('ISA', position, 'the segment is not complete');
  }
  const component = head.charAt(lengthToLast);
  const closing = head.slice(lengthToLast + 1);
  const segment = withoutBlanks(closing).charAt(0);
  const values = parts.map(withoutBlanks);
  const standards = values[REPETITION] ?? '';
  const repetition = standards === '' || isValueCharacter(standards) ? null : standards;
  const separators = { element, repetition, component, segment };
  const error = separatorError(separators);
  if (error !== null) throw new X12Error('ISA', position, error);
  checkValues(values, rolesOf(separators), position);
  return {
    control: controlOf(values, position),
    separators,
    offset: start + lengthToLast + 1 + closing.indexOf(segment) + 1,
  };
}

function withoutBlanks(text: string): string {
  let [from, end] = [0, text.length];
  while (from < end && text[from] === ' ') from += 1;
  while (end > from && text[end - 1] === ' ') end -= 1;
  return text.slice(from, end);
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
  const value = (element: number): string => values[element] ?? '';
  const fail = (element: number, reason: string): never => {
    throw new X12Error('ISA', position, reason, element);
  };
  const qualifier = (element: number): string =>
    value(element).length === 2 && isCode(value(element), 2) ? value(element) : fail(element, 'is no code');
  const digits = (element: number): string =>
    value(element).length === LENGTHS[element - 1] && isDigits(value(element))
      ? value(element)
      : fail(element, 'is not all digits');
  const letter = <T extends string>(element: number, letters: readonly T[]): T =>
    letters.find((each) => each === value(element).toUpperCase()) ?? fail(element, 'is no code of the standard');
  return {
    authorizationQualifier: qualifier(1),
    authorization: value(2),
    securityQualifier: qualifier(3),
    security: value(4),
    senderQualifier: qualifier(5),
    senderId: value(6),
    receiverQualifier: qualifier(7),
    receiverId: value(8),
    date: shortDateOf(digits(9)) ?? fail(9, 'is no date'),
    time: timeOf(digits(10)) ?? fail(10, 'is no time'),
    version: digits(12),
    controlNumber: digits(13),
    ackRequested: letter(14, ['0', '1']) === '1',
    usage: letter(15, ['P', 'T']),
  };
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
