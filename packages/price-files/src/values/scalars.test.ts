import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate, toCents } from './scalars.ts';

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
