import { describe, expect, it } from 'vitest';
import { tidyDate } from './tidy-date.ts';

describe('a date of birth as it was typed (spec §3: MM/DD/YYYY)', () => {
  it.each([
    ['4/27/1986', '04/27/1986'],
    ['04271986', '04/27/1986'],
    ['1986-04-27', '04/27/1986'],
    [' 04.27.1986 ', '04/27/1986'],
    ['4/27/86', '4/27/86'],
    ['April 27', 'April 27'],
    ['', ''],
  ])('%j becomes %j', (input, tidy) => expect(tidyDate(input)).toBe(tidy));
});
