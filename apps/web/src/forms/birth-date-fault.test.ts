import { describe, expect, it } from 'vitest';
import { judgeBirthDate, oldestBirthYear } from './birth-date-fault.ts';

const today = '2026-11-21';
const judge = (month: string, day: string, year: string) => judgeBirthDate({ month, day, year }, today);

describe('a date of birth in three boxes (spec §5: must be a real date, years spanning 116 years)', () => {
  it.each([
    ['4', '27', '1986', '1986-04-27'],
    ['2', '29', '2024', '2024-02-29'],
    ['11', '21', '2026', '2026-11-21'],
    ['1', '1', '1911', '1911-01-01'],
    ['12', ' 9 ', '2001 ', '2001-12-09'],
  ])('%s %j %j is a day', (month, day, year, date) => expect(judge(month, day, year)).toEqual({ date }));

  it.each([
    ['', '', '', 'empty'],
    ['', ' ', '', 'empty'],
    ['4', '', '1986', 'incomplete'],
    ['', '27', '1986', 'incomplete'],
    ['4', '27', '86', 'year'],
    ['4', '27', '19 6', 'year'],
    ['2', '30', '1986', 'notADay'],
    ['2', '29', '2025', 'notADay'],
    ['4', '0', '1986', 'notADay'],
    ['4', 'x', '1986', 'notADay'],
    ['11', '22', '2026', 'future'],
    ['1', '1', '2027', 'future'],
    ['12', '31', '1910', 'tooLongAgo'],
  ])('%s %j %j is told as %s', (month, day, year, fault) => expect(judge(month, day, year)).toEqual({ fault }));

  it('may be in any of 116 years', () => expect(2026 - oldestBirthYear(today) + 1).toBe(116));
});
