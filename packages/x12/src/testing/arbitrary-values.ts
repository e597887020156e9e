import fc from 'fast-check';
import type { Separators } from '../model/interchange.ts';

/** Possible separators, which no generated value contains. */
const SEPARATORS = [
  ...'*^:~|>!;<{}[]@#$%&=+?_,'.split(''),
  '\\',
  '"',
  "'",
  '(',
  ')',
  '/',
  '\x1c',
  '\x1d',
  '\x1e',
  '\x1f',
  '\x07',
];

const distinct = fc.uniqueArray(fc.constantFrom(...SEPARATORS), { minLength: 4, maxLength: 4 });

export const separators: fc.Arbitrary<Separators> = fc
  .tuple(distinct, fc.constantFrom(null, '\n', '\r'))
  .map(([[element = '*', repetition = '^', component = ':', segment = '~'], lineEnd]) => ({
    element,
    repetition,
    component,
    segment: lineEnd ?? segment,
  }));

const CHARACTERS = 'ABCXYZabcxyz0189 .-éñ'.split('');

/** A value that is read as it was written: it does not end with a blank. */
export const value = fc
  .string({ unit: fc.constantFrom(...CHARACTERS), minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/ +$/, '') || 'X');

/** Values of an ISA are padded with blanks on either side. */
export const shortValue = value.map((text) => text.trim() || 'X');

export const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { freq: 2 });

/** Few, because a message has many such lists. */
export const some = <T>(arbitrary: fc.Arbitrary<T>, maxLength = 2): fc.Arbitrary<T[]> =>
  fc.array(arbitrary, { maxLength });

export const codeOf = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'ABCXYZ0123789'.split('')), minLength: 1, maxLength: maxLength });

export const count = fc.integer({ min: 0, max: 999_999_999 });
export const cents = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 9_999_999_999_999 }));

/** A number of up to six decimals, as the reader returns it. */
export const quantity = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, scale]) => digits / 10 ** scale)
  .filter((number) => number === 0 || number >= 1e-6);

const FIRST_DAY = Date.UTC(2000, 0, 1);
const DAY = 86_400_000;

export const date = fc
  .integer({ min: 0, max: 36_524 })
  .map((day) => new Date(FIRST_DAY + day * DAY).toISOString().slice(0, 10));

const two = (most: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'));

export const minutes = fc.tuple(two(23), two(59)).map((parts) => parts.join(':'));

export const time = fc
  .tuple(minutes, fc.constantFrom('', ':07', ':59.3', ':00.25'))
  .map(([toTheMinute, rest]) => toTheMinute + rest);

export const days = fc
  .tuple(date, maybe(date))
  .map(([one, other]) => (other !== null && other < one ? { from: other, to: one } : { from: one, to: other }));
