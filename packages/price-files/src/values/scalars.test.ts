import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFindings } from '../findings/findings.ts';
import { readAmount, readDate, readPercentage, readText, toCents } from './scalars.ts';

/** What a reader returns, and the rules that it reports. */
function reading<T>(
  read: (value: unknown, column: string, findings: ReturnType<typeof createFindings>) => T,
  value: unknown,
  format: 'json' | 'csv',
): [T, ...string[]] {
  const found: string[] = [];
  const findings = createFindings(
    ({ outcome, rule }) => found.push(`${outcome}: ${rule}`),
    format === 'json' ? () => ({}) : undefined,
  );
  return [read(value, 'gross', findings), ...found];
}

describe('money', () => {
  it.each([
    [1.005, 101],
    [0.1, 10],
    [379_707_196.05, 37_970_719_605],
    [412.34912, 41_235],
    [1e-7, 0],
  ])('%f dollars are %i cents', (dollars, cents) => expect(toCents(dollars)).toBe(cents));

  it('gives back every amount that has whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
        const dollars = Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
        expect(toCents(dollars)).toBe(cents);
      }),
    );
  });

  it('is refused beyond what a number can hold exactly', () => expect(toCents(1e15)).toBeUndefined());

  it.each([
    ['1234.50', 123_450],
    ['.5', 50],
    ['12.', 1200],
    ['$1,234.50', 123_450, 'taken: number-form'],
    ['1,000,000,000', 100_000_000_000, 'taken: number-form'],
    // No price is nothing: "Leave out a value that does not apply" (decision 233).
    ['0', undefined, 'taken: number-not-zero'],
    ['0.00', undefined, 'taken: number-not-zero'],
    ['$0.00', undefined, 'taken: number-form', 'taken: number-not-zero'],
    ['0.004', 1, 'taken: whole-cents'],
    ['999999999', undefined, 'taken: nine-nines'],
    ['-5', undefined, 'left out: number-not-negative'],
    ['1O.50', undefined, 'left out: number'],
    ['1,23', undefined, 'left out: number'],
    ['12\0', undefined, 'left out: number'],
    ['1.2E+05', undefined, 'left out: number'],
    ['N/A', undefined, 'taken: no-indicator'],
    [' - ', undefined, 'taken: no-indicator'],
    ['$-', undefined, 'taken: no-indicator'],
    ['$ \u2013', undefined, 'taken: no-indicator'],
    ['#DIV/0!', undefined, 'taken: no-indicator'],
    ['-$', undefined, 'left out: number'],
    ['N/A 5', undefined, 'left out: number'],
    ['90071992547409.91', undefined, 'left out: number-size'],
    ['', undefined],
  ])('%j in a CSV is read as %s cents', (value, ...expected) =>
    expect(reading(readAmount, value, 'csv')).toEqual(expected),
  );

  it.each([
    [379_707_196.05, 37_970_719_605],
    ['1234.50', 123_450, 'taken: json-type'],
    ['$1,234.50', 123_450, 'taken: json-type'],
    ['N/A', undefined, 'taken: no-indicator'],
    [null, undefined, 'taken: json-type'],
    ['', undefined, 'taken: text-not-empty'],
    [true, undefined, 'left out: number'],
    [[5], undefined, 'left out: number'],
    [-5, undefined, 'left out: number-not-negative'],
    [0, undefined, 'taken: number-not-zero'],
    [1_000_000_000.01, undefined, 'left out: number-size'],
    [undefined, undefined],
  ])('%j in JSON is read as %s cents', (value, ...expected) =>
    expect(reading(readAmount, value, 'json')).toEqual(expected),
  );
});

describe('percentages', () => {
  it.each([
    ['70.5', 70.5],
    ['70.5%', 70.5, 'taken: number-form'],
    ['0.705', undefined, 'left out: percentage-form'],
    ['0', undefined, 'taken: number-not-zero'],
    ['n/a', undefined, 'taken: no-indicator'],
    ['- %', undefined, 'taken: no-indicator'],
  ])('%s is read as %s', (value, ...expected) => expect(reading(readPercentage, value, 'csv')).toEqual(expected));
});

describe('text', () => {
  it.each([
    ['  MRI of a knee ', 'MRI of a knee'],
    ['MRI\0 of\u001B[31m a\u0007 knee', 'MRI of[31m a knee', 'taken: invisible-characters'],
    ['first line\r\nsecond\tcolumn', 'first line\r\nsecond\tcolumn'],
    ['\0 \u0001', undefined, 'taken: invisible-characters'],
    [73721, '73721', 'taken: json-type'],
    [null, undefined, 'taken: json-type'],
  ])('%j is read as %j', (text, ...expected) => expect(reading(readText, text, 'json')).toEqual(expected));
});

describe('dates', () => {
  it.each([
    ['2026-03-01', '2026-03-01'],
    ['3/1/2026', '2026-03-01'],
    ['12/31/2026', '2026-12-31'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', undefined],
    ['13/1/2026', undefined],
    ['March 1', undefined],
  ])('%s is read as %s', (text, date) => expect(readDate(text)).toBe(date));
});
