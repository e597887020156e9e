import { X12Error } from '../x12-error.ts';
import { type Segment, shownTag } from './cursor.ts';
import { dateOf, daysOf, isDigits, timeOf } from './dates.ts';
import { type Decimal, centsOf, readDecimal } from './decimals.ts';

/** Throws an X12Error for this segment, and for its element if one is named. */
export function fail(segment: Segment, reason: string, element: number | null = null): never {
  throw new X12Error(shownTag(segment.tag), segment.position, reason, element);
}

/** The element's text, or `null` if it is empty. */
export function text(segment: Segment, element: number): string | null {
  const value = segment.elements[element];
  return value === undefined || value === '' ? null : value;
}

export function requiredText(segment: Segment, element: number): string {
  return text(segment, element) ?? fail(segment, 'is missing', element);
}

/** A code: capital letters and digits, at most `longest` of them. */
export function code(segment: Segment, element: number, maxLength: number): string | null {
  const value = text(segment, element);
  return value === null || isCode(value, maxLength) ? value : fail(segment, 'is no code', element);
}

export function requiredCode(segment: Segment, element: number, maxLength: number): string {
  return code(segment, element, maxLength) ?? fail(segment, 'is missing', element);
}

/** One of the codes that the guide allows here. */
export function oneOf<T extends string>(segment: Segment, element: number, codes: readonly T[]): T | null {
  const value = text(segment, element);
  if (value === null) return null;
  for (const each of codes) if (each === value) return each;
  return fail(segment, 'is a code that the guide does not have here', element);
}

export function requiredOneOf<T extends string>(segment: Segment, element: number, codes: readonly T[]): T {
  return oneOf(segment, element, codes) ?? fail(segment, 'is missing', element);
}

/** As {@link oneOf}, for long lists. */
export function member(segment: Segment, element: number, codes: ReadonlySet<string>): string | null {
  const value = text(segment, element);
  if (value === null || codes.has(value)) return value;
  return fail(segment, 'is a code that the guide does not have here', element);
}

export function requiredMember(segment: Segment, element: number, codes: ReadonlySet<string>): string {
  return member(segment, element, codes) ?? fail(segment, 'is missing', element);
}

export function isCode(value: string, maxLength: number): boolean {
  if (value.length === 0 || value.length > maxLength) return false;
  for (let index = 0; index < value.length; index += 1) {
    const each = value.charCodeAt(index);
    if (!((each >= 48 && each <= 57) || (each >= 65 && each <= 90))) return false;
  }
  return true;
}

const MAX_DIGITS = 9;

/** A count or ordinal of at most nine digits. */
export function integer(segment: Segment, element: number): number | null {
  const value = text(segment, element);
  return value === null ? null : integerOf(segment, element, value);
}

export function requiredInteger(segment: Segment, element: number): number {
  return integer(segment, element) ?? fail(segment, 'is missing', element);
}

export function integerOf(segment: Segment, element: number, value: string): number {
  return value.length <= MAX_DIGITS && isDigits(value) ? Number(value) : fail(segment, 'is no whole number', element);
}

/** A decimal number, or `null` where the element is empty. */
export function decimal(segment: Segment, element: number): Decimal | null {
  const value = text(segment, element);
  return value === null ? null : (readDecimal(value) ?? fail(segment, 'is no number', element));
}

/** Dollars and cents, in cents. */
export function requiredCents(segment: Segment, element: number): number {
  const amount = decimal(segment, element) ?? fail(segment, 'is missing', element);
  return centsOf(amount) ?? fail(segment, 'is no amount', element);
}

const NONE: readonly never[] = [];

/** The repetitions of an element, none of them empty. */
export function repetitions(segment: Segment, element: number): readonly string[] {
  const value = text(segment, element);
  if (value === null) return NONE;
  const { repetition } = segment.separators;
  if (segment.divided === 0 || repetition === null) return [value];
  const all = value.split(repetition).map(withoutLastBlanks);
  return all.includes('') ? fail(segment, 'has an empty repetition', element) : all;
}

/** The components of a composite, the last of them not empty; an empty list if the element is empty. */
export function components(segment: Segment, element: number, most: number): readonly string[] {
  const value = text(segment, element);
  return value === null ? NONE : componentsOf(segment, element, value, most);
}

export function componentsOf(segment: Segment, element: number, value: string, most: number): readonly string[] {
  const all = value.split(segment.separators.component).map(withoutLastBlanks);
  while (all.at(-1) === '') all.pop();
  return all.length > most ? fail(segment, `has more than ${most} components`, element) : all;
}

/** Blanks at the end of a part mean as little as blanks at the end of an element. */
function withoutLastBlanks(part: string): string {
  return part.replace(/ +$/, '');
}

/** A day, CCYYMMDD, as an ISO date. */
export function requiredDate(segment: Segment, element: number): string {
  return dateOf(requiredText(segment, element)) ?? fail(segment, 'is no date', element);
}

export function requiredTime(segment: Segment, element: number): string {
  return timeOf(requiredText(segment, element)) ?? fail(segment, 'is no time', element);
}

/** A day (D8) or a range of days (RD8): the format in `element`, the days in the next one. */
export function days(segment: Segment, element: number): { readonly from: string; readonly to: string | null } {
  const format = requiredOneOf(segment, element, ['D8', 'RD8']);
  return daysOf(format, requiredText(segment, element + 1)) ?? fail(segment, 'is no date', element + 1);
}
