import { describe, expect, it } from 'vitest';
import { birthYears, oldestBirthYear, readBirthDate, readDateOfBirth } from './birth-date.ts';
import { examples, pairs } from './testing/examples.ts';

const today = '2026-11-21';

describe('spec §5, date of birth: a real day, not in the future, within the 116 years of the list', () => {
  it.each(pairs('birth-date', 'valid', ' = '))('reads %s', (input, date) =>
    expect(readBirthDate(input, today)).toBe(date),
  );
  it.each(examples('birth-date', 'invalid'))('refuses %s', (line) => expect(readBirthDate(line, today)).toBeNull());

  it('offers 116 years, this one first', () => {
    const years = birthYears(today);
    expect(years).toHaveLength(116);
    expect([years[0], years.at(-1)]).toEqual([2026, 1911]);
  });
});

describe('a date of birth of which it is told what to correct', () => {
  it.each([
    ['4/27/1986', '1986-04-27'],
    ['2/29/2024', '2024-02-29'],
    ['11/21/2026', '2026-11-21'],
    ['1/1/1911', '1911-01-01'],
    ['12/ 9 /2001 ', '2001-12-09'],
    ['1986/4/27', '1986-04-27'],
  ])('%s is a day', (input, date) => expect(readDateOfBirth(input, today)).toEqual({ date }));

  it.each([
    ['', 'empty'],
    ['//', 'empty'],
    ['/ /', 'empty'],
    ['4//1986', 'incomplete'],
    ['/27/1986', 'incomplete'],
    ['4/27/86', 'year'],
    ['4/27/19 6', 'year'],
    ['2/30/1986', 'notADay'],
    ['2/29/2025', 'notADay'],
    ['4/0/1986', 'notADay'],
    ['4/x/1986', 'notADay'],
    ['11/22/2026', 'future'],
    ['1/1/2027', 'future'],
    ['12/31/1910', 'tooLongAgo'],
  ])('%j is told as %s', (input, error) => expect(readDateOfBirth(input, today)).toEqual({ error }));

  it('is of the first year of the list or later', () => expect(oldestBirthYear(today)).toBe(1911));
});
