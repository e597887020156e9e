import { describe, expect, it } from 'vitest';
import { addBusinessDays, federalHolidays, isBusinessDay } from './business-days.ts';

describe('business days (45 CFR 149.610; 5 U.S.C. 6103)', () => {
  it.each([
    // As the Office of Personnel Management lists them.
    [
      2021,
      // New Year's Day of 2022 was a Saturday: the last day of 2021 was kept.
      '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
    ],
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  ])('leave out the federal holidays of %i', (year, days) => {
    expect(federalHolidays(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  it.each([
    ['2026-11-25', true],
    ['2026-11-26', false],
    ['2026-11-28', false],
    ['2026-11-29', false],
    ['2026-07-03', false],
  ])('%s: %s', (day, expected) => {
    expect(isBusinessDay(day)).toBe(expected);
  });

  it.each([
    // Thanksgiving and a weekend lie between.
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-11-25', 3, '2026-12-01'],
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2027-12-30', 1, '2028-01-03'],
    ['2026-12-01', -1, '2026-11-30'],
    ['2026-11-30', -2, '2026-11-25'],
    ['2026-11-25', 0, '2026-11-25'],
  ])('%s and %i of them is %s', (day, count, expected) => {
    expect(addBusinessDays(day, count)).toBe(expected);
  });
});
