import type { Separators } from '../model/interchange.ts';
import { X12Error } from '../x12-error.ts';
import { writeDecimal, writeScaled } from './decimals.ts';
import { PLAIN, type Roles, separatorError, rolesOf, usualSeparators } from './separators.ts';

/**
 * Writes segments one after another, and their elements in order. `null` leaves an element empty; empty elements at the
 * end of a segment are dropped.
 */
export interface SegmentWriter {
  begin(tag: string): void;
  end(): void;
  text(value: string | null): void;
  /** A value of an ISA, padded with blanks. */
  fixed(value: string, length: number): void;
  /** A separator in the ISA, which declares it. */
  literal(separator: string): void;
  integer(value: number | null): void;
  number(value: number | null): void;
  /** `units` of 10 to the minus `scale`: cents have scale 2, basis points 4. */
  scaled(units: number | null, scale: number): void;
  repeated(values: readonly string[]): void;
  components(values: readonly (string | null)[]): void;
  repeatedComponents(values: readonly (readonly (string | null)[])[]): void;
  /** The number of the next HL in the current transaction. */
  nextLevel(): number;
  /** Begins a transaction: its levels and segments are counted from here. */
  beginTransaction(): void;
  /** The number of segments in the current transaction. */
  segmentsOfTransaction(): number;
  /** The number of the segment that was begun last, from 1. */
  position(): number;
  finish(): string;
}

/**
 * X12 has no way to escape a separator. A value with one is therefore an X12Error with its position; so is a control
 * character, and a blank at the end, which a reader would remove.
 */
export function segmentWriter(separators: Separators): SegmentWriter {
  const { element, repetition, component, segment } = separators;
  const roles = separators === usualSeparators ? usualRoles : checkedRoles(separators);
  let written = '';
  let tag = '';
  let position = 0;
  /** The number of elements in the segment so far. */
  let at = 0;
  let empty = 0;
  let transactionBegan = 0;
  let levels = 0;

  const refuse = (reason: string): never => {
    throw new X12Error(tag, position, reason, at + 1);
  };
  const checked = (value: string): string => {
    return isPlain(value, roles) ? value : refuse('holds a separator, a control character, or a blank at its end');
  };
  const put = (value: string): void => {
    at += 1;
    if (value === '') {
      empty += 1;
      return;
    }
    for (; empty > 0; empty -= 1) written += element;
    written += element + value;
  };
  const composite = (values: readonly (string | null)[]): string => {
    const last = values.findLastIndex((each) => each !== null && each !== '');
    let text = '';
    for (let index = 0; index <= last; index += 1) {
      if (index > 0) text += component;
      text += checked(values[index] ?? '');
    }
    return text;
  };
  const joined = (values: readonly string[]): string => {
    if (values.length > 1 && repetition === null) return refuse('repeats, and no separator does');
    return values.includes('') ? refuse('has an empty repetition') : values.join(repetition ?? '');
  };

  return {
    begin: (name) => {
      tag = name;
      position += 1;
      at = 0;
      empty = 0;
      written += name;
    },
    end: () => {
      written += segment;
    },
    text: (value) => put(value === null || value === '' ? '' : checked(value)),
    fixed: (value, length) => put(value.length > length ? refuse('is too long') : checked(value).padEnd(length)),
    literal: (separator) => put(separator),
    integer: (value) => put(value === null ? '' : (wholeNumber(value) ?? refuse('is no whole number'))),
    number: (value) =>
      put(value === null ? '' : checked(writeDecimal(value) ?? refuse('cannot be written as a number'))),
    scaled: (units, scale) => {
      put(
        units === null ? '' : checked(writeScaled(units, scale) ?? refuse('is negative, or no whole number of units')),
      );
    },
    repeated: (values) => put(joined(values.map(checked))),
    components: (values) => put(composite(values)),
    repeatedComponents: (values) => put(joined(values.map(composite))),
    nextLevel: () => {
      levels += 1;
      return levels;
    },
    beginTransaction: () => {
      transactionBegan = position;
      levels = 0;
    },
    segmentsOfTransaction: () => position - transactionBegan,
    position: () => position,
    finish: () => written,
  };
}

function wholeNumber(value: number): string | null {
  return Number.isInteger(value) && value >= 0 && value < 1e9 ? String(value) : null;
}

const usualRoles = rolesOf(usualSeparators);

function checkedRoles(separators: Separators): Roles {
  const error = separatorError(separators);
  if (error !== null) throw new X12Error('ISA', 1, error);
  return rolesOf(separators);
}

/** Whether a reader gets the value unchanged. */
function isPlain(value: string, roles: Roles): boolean {
  for (let index = 0; index < value.length; index += 1) {
    const code = value.charCodeAt(index);
    if (code < 128 && roles[code] !== PLAIN) return false;
  }
  return !value.endsWith(' ');
}
