import type { Separators } from '../model/interchange.ts';
import { X12Error } from '../x12-error.ts';
import { writeDecimal, writeScaled } from './decimals.ts';
import { type Roles, isPlain, rolesOf, separatorError } from './separators.ts';

/**
 * Writes segments one after another, and their elements in order. `null` leaves an element empty; empty elements at the
 * end of a segment are dropped.
 *
 * X12 has no way to escape a separator. A value with one is therefore an X12Error with its position; so is a control
 * character, and a blank at the end, which a reader would remove.
 */
export class SegmentWriter {
  readonly #separators: Separators;
  readonly #roles: Roles;
  #written = '';
  #tag = '';
  #position = 0;
  /** The number of elements in the segment so far, and how many of the last ones are empty. */
  #elements = 0;
  #empty = 0;
  #transactionBegan = 0;
  #levels = 0;

  constructor(separators: Separators) {
    const error = separatorError(separators);
    if (error !== null) throw new X12Error('ISA', 1, error);
    this.#separators = separators;
    this.#roles = rolesOf(separators);
  }

  begin(tag: string): void {
    this.#tag = tag;
    this.#position += 1;
    this.#elements = 0;
    this.#empty = 0;
    this.#written += tag;
  }

  end(): void {
    this.#written += this.#separators.segment;
  }

  text(value: string | null): void {
    if (value === null || value === '') {
      this.#leaveEmpty();
    } else {
      this.#beginElement();
      this.#appendPlain(value);
    }
  }

  /** A value of an ISA, padded with blanks. */
  fixed(value: string, length: number): void {
    if (value.length > length) this.#refuse('is too long');
    this.#beginElement();
    this.#appendPlain(value);
    this.#written += ' '.repeat(length - value.length);
  }

  /** A separator in the ISA, which declares it. */
  literal(separator: string): void {
    this.#beginElement();
    this.#written += separator;
  }

  integer(value: number | null): void {
    this.text(value === null ? null : (wholeNumber(value) ?? this.#refuse('is no whole number')));
  }

  number(value: number | null): void {
    this.text(value === null ? null : (writeDecimal(value) ?? this.#refuse('cannot be written as a number')));
  }

  /** `units` of 10 to the minus `scale`: cents have scale 2, basis points 4. */
  scaled(units: number | null, scale: number): void {
    this.text(
      units === null ? null : (writeScaled(units, scale) ?? this.#refuse('is negative, or no whole number of units')),
    );
  }

  repeated(values: readonly string[]): void {
    if (!this.#beginRepetitions(values)) return;
    for (let index = 0; index < values.length; index += 1) {
      if (index > 0) this.#written += this.#separators.repetition ?? '';
      this.#appendPlain(values[index] || this.#refuseEmptyRepetition());
    }
  }

  components(values: readonly (string | null)[]): void {
    if (lastFilled(values) < 0) {
      this.#leaveEmpty();
    } else {
      this.#beginElement();
      this.#appendComposite(values);
    }
  }

  repeatedComponents(values: readonly (readonly (string | null)[])[]): void {
    if (!this.#beginRepetitions(values)) return;
    values.forEach((value, index) => {
      if (index > 0) this.#written += this.#separators.repetition ?? '';
      if (lastFilled(value) < 0) this.#refuseEmptyRepetition();
      this.#appendComposite(value);
    });
  }

  /** The number of the next HL in the current transaction. */
  nextLevel(): number {
    this.#levels += 1;
    return this.#levels;
  }

  /** Begins a transaction: its levels and segments are counted from here. */
  beginTransaction(): void {
    this.#transactionBegan = this.#position;
    this.#levels = 0;
  }

  /** The number of segments in the current transaction. */
  segmentsOfTransaction(): number {
    return this.#position - this.#transactionBegan;
  }

  /** The number of the segment that was begun last, from 1. */
  position(): number {
    return this.#position;
  }

  finish(): string {
    return this.#written;
  }

  /** Begins an element for these repetitions; leaves it empty and is false if there are none. */
  #beginRepetitions(values: readonly unknown[]): boolean {
    if (values.length === 0) {
      this.#leaveEmpty();
      return false;
    }
    if (values.length > 1 && this.#separators.repetition === null) this.#refuse('repeats, and no separator does');
    this.#beginElement();
    return true;
  }

  #appendComposite(values: readonly (string | null)[]): void {
    const last = lastFilled(values);
    for (let index = 0; index <= last; index += 1) {
      if (index > 0) this.#written += this.#separators.component;
      this.#appendPlain(values[index] ?? '');
    }
  }

  #leaveEmpty(): void {
    this.#elements += 1;
    this.#empty += 1;
  }

  /** The separator before an element that is not empty, and those of the empty ones before it. */
  #beginElement(): void {
    for (; this.#empty > 0; this.#empty -= 1) this.#written += this.#separators.element;
    this.#written += this.#separators.element;
    this.#elements += 1;
  }

  /** Adds a value that a reader gets unchanged, or refuses it. */
  #appendPlain(value: string): void {
    if (!isPlain(value, this.#roles) || value.endsWith(' ')) this.#refuseValue();
    this.#written += value;
  }

  #refuseEmptyRepetition(): never {
    return this.#refuse('has an empty repetition', this.#elements);
  }

  #refuseValue(): never {
    return this.#refuse('holds a separator, a control character, or a blank at its end', this.#elements);
  }

  /** Refuses the element that would come next, or the one that is being written. */
  #refuse(reason: string, element: number = this.#elements + 1): never {
    throw new X12Error(this.#tag, this.#position, reason, element);
  }
}

function lastFilled(values: readonly (string | null)[]): number {
  return values.findLastIndex((each) => each !== null && each !== '');
}

function wholeNumber(value: number): string | null {
  return Number.isInteger(value) && value >= 0 && value < 1e9 ? String(value) : null;
}
