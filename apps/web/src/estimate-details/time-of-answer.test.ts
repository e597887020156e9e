import { describe, expect, it } from 'vitest';
import { dayOfAnswer } from './time-of-answer.ts';

describe('when the insurer confirmed the benefits, by the calendar of the browser', () => {
  const now = new Date(2026, 10, 21, 0, 30);
  it.each([
    [new Date(2026, 10, 21, 0, 5), 'today'],
    [new Date(2026, 10, 20, 23, 59), 'yesterday'],
    [new Date(2026, 10, 20, 0, 0), 'yesterday'],
    [new Date(2026, 10, 19, 23, 59), 'earlier'],
  ])('%s is %s', (time, day) => expect(dayOfAnswer(time, now)).toBe(day));

  it('knows the last day of a month', () =>
    expect(dayOfAnswer(new Date(2026, 9, 31, 12), new Date(2026, 10, 1, 12))).toBe('yesterday'));
});
