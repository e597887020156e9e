import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingsAt } from '../findings.ts';
import type { PriceFileFinding } from '../types.ts';
import { readAmount, readDate, readEstimatedAmount, readText, toCents } from './scalars.ts';

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

  it.each([
    [379_707_196.05, 37_970_719_605],
    ['1,000,000,000', 100_000_000_000],
    [1_000_000_000.01, undefined],
    ['90071992547409.91', undefined],
  ])('of %s dollars is read as %s cents: nothing costs more than a thousand million', (value, cents) => {
    for (const read of [readAmount, readEstimatedAmount]) {
      const problems: PriceFileFinding[] = [];
      const findings = findingsAt(4, (problem) => problems.push(problem));
      expect(read(value, 'gross_charge', findings)).toBe(cents);
      expect(problems.map(({ severity, reason }) => `${severity}: ${reason}`)).toEqual(
        cents === undefined ? ['error: The amount is larger than any price can be: correct it.'] : [],
      );
    }
  });

  it('is refused beyond what a number can hold exactly', () => expect(toCents(1e15)).toBeUndefined());
});

describe('text', () => {
  it.each([
    ['  MRI of a knee ', 'MRI of a knee'],
    ['MRI\0 of\u001B[31m a\u0007 knee', 'MRI of[31m a knee'],
    ['first line\r\nsecond\tcolumn', 'first line\r\nsecond\tcolumn'],
    ['\0 \u0001', undefined],
  ])('%j is read as %j', (text, read) => expect(readText(text)).toBe(read));
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
