import { describe, expect, it } from 'vitest';
import { birthYears, readBirthDate } from './birth-date.ts';
import { examples, pairs } from './testing/examples.ts';

const today = '2026-11-21';

describe('spec §5, date of birth: a real day, not in the future, within the 116 years of the list', () => {
  it.each(pairs('birth-date', 'valid', ' = '))('reads %s', (typed, date) =>
    expect(readBirthDate(typed, today)).toBe(date),
  );
  it.each(examples('birth-date', 'invalid'))('refuses %s', (line) => expect(readBirthDate(line, today)).toBeNull());

  it('offers 116 years, this one first', () => {
    const years = birthYears(today);
    expect(years).toHaveLength(116);
    expect([years[0], years.at(-1)]).toEqual([2026, 1911]);
  });
});
