import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultRange, rangeWindow, readRangeDate, withEnd, withStart } from './date-range.ts';
import { dateOfDayNumber, dayNumberOf } from './day-number.ts';
import { writeTypedDay } from './typed-day.ts';

const today = '2026-11-23';
const window = rangeWindow(today);
const day = fc
  .integer({ min: dayNumberOf(window.start), max: dayNumberOf(window.end) })
  .map((number) => dateOfDayNumber(number));

describe('the date range picker (spec §4, §5, §9)', () => {
  it.each([
    ['2026-11-23', '2027-05-23'],
    ['2026-08-31', '2027-02-28'],
    ['2027-08-31', '2028-02-29'],
    ['2026-12-31', '2027-06-30'],
  ])('has a window from today to six months ahead: %s to %s', (from, to) => {
    expect(rangeWindow(from)).toEqual({ start: from, end: to });
  });

  it('begins with today and ends a week ahead', () => {
    expect(defaultRange('2026-12-28')).toEqual({ start: '2026-12-28', end: '2027-01-04' });
  });

  it('moves the start where an end before it is chosen, and the end where a start after it is', () => {
    expect(withEnd({ start: '2026-12-10', end: '2026-12-20' }, '2026-12-01')).toEqual({
      start: '2026-12-01',
      end: '2026-12-01',
    });
    expect(withStart({ start: '2026-12-10', end: '2026-12-20' }, '2026-12-24')).toEqual({
      start: '2026-12-24',
      end: '2026-12-24',
    });
  });

  it('is in order whatever is chosen, and has the day that was chosen last', () => {
    fc.assert(
      fc.property(day, day, fc.boolean(), (first, second, isEnd) => {
        const before = { start: first < second ? first : second, end: first < second ? second : first };
        const chosen = isEnd ? withEnd(before, first) : withStart(before, first);
        expect(chosen.start <= chosen.end).toBe(true);
        expect(isEnd ? chosen.end : chosen.start).toBe(first);
      }),
    );
  });

  it.each([
    ['11/23/2026', { date: '2026-11-23' }],
    [' 1/5/2027 ', { date: '2027-01-05' }],
    ['05/23/2027', { date: '2027-05-23' }],
    ['11/22/2026', { error: 'tooEarly' }],
    ['5/24/2027', { error: 'tooLate' }],
    ['2/29/2027', { error: 'invalid' }],
    ['23/11/2026', { error: 'invalid' }],
    ['11/23/26', { error: 'invalid' }],
    ['', { error: 'invalid' }],
  ])('reads %j', (typed, read) => {
    expect(readRangeDate(typed, window)).toEqual(read);
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(readRangeDate(writeTypedDay(date), window)).toEqual({ date });
      }),
    );
  });
});
