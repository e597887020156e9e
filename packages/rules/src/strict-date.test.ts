import { describe, expect, it } from 'vitest';
import { readMonthYear, readStrictDate } from './strict-date.ts';
import { examples } from './testing/examples.ts';

const today = '2026-11-23';

describe('spec §5, "stricter mm/dd/yyyy (years 19xx or 20xx)"', () => {
  it.each(examples('strict-date', 'valid'))('reads %s', (line) => {
    const [month, day, year] = line.split('/');
    expect(readStrictDate(` ${line} `)).toBe(`${year}-${month}-${day}`);
  });
  it.each(examples('strict-date', 'invalid'))('refuses %s', (line) => expect(readStrictDate(line)).toBeNull());
});

describe('spec §5, "mm/yyyy"; spec §9, "month-year helper default 100 years"', () => {
  it.each(examples('month-year', 'valid'))('reads %s', (line) =>
    expect(readMonthYear(line, today)).toBe(line.split('/').toReversed().join('-')),
  );
  it.each(examples('month-year', 'invalid'))('refuses %s', (line) => expect(readMonthYear(line, today)).toBeNull());
  it('goes as far back as one wants', () => expect(readMonthYear('12/1910', today, 120)).toBe('1910-12'));
});
