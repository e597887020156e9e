import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDayNumber, dayNumberOf } from './day-number.ts';

describe('a day as a number (spec §9: "Day-number offset 47117 for days-since-1970 conversions")', () => {
  it.each([
    ['1970-01-01', 47_117],
    ['1969-12-31', 47_116],
    ['2026-11-23', 67_897],
    ['2028-02-29', 68_360],
  ])('%s is %d', (date, day) => {
    expect(dayNumberOf(date)).toBe(day);
    expect(dateOfDayNumber(day)).toBe(date);
  });

  it('leads back to the same day, and the next day has the next number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (day) => {
        expect(dayNumberOf(dateOfDayNumber(day))).toBe(day);
      }),
    );
  });

  it.each(['2026-02-29', '11/23/2026', ''])('%j is no day', (text) => {
    expect(() => dayNumberOf(text)).toThrow(RangeError);
  });
});
