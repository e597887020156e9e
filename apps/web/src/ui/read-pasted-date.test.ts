import { describe, expect, it } from 'vitest';
import { readPastedDate } from './read-pasted-date.ts';

describe('a date pasted into one of its boxes', () => {
  it.each(['4/27/1986', '04/27/1986', ' 04-27-1986\n', '4.27.1986', '1986-04-27'])('%j fills all three', (text) =>
    expect(readPastedDate(text)).toEqual({ month: '4', day: '27', year: '1986' }),
  );

  it.each(['27', '1986', '4/27', '4/27/86', 'April 27, 1986', '1986/04/27'])('%j stays where it was pasted', (text) =>
    expect(readPastedDate(text)).toBeNull(),
  );
});
