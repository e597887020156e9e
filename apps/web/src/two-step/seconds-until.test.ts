import { describe, expect, it } from 'vitest';
import { secondsUntil } from './seconds-until.ts';

describe('a countdown', () => {
  it.each([
    [30_000, 30, 'begins with all of them'],
    [29_001, 30, 'counts a second that has begun'],
    [29_000, 29, 'counts down'],
    [1, 1, 'does not say 0 too early'],
    [0, 0, 'ends at the moment'],
    [-5000, 0, 'does not go on below'],
  ])('with %i ms left says %i: it %s', (left, seconds) => {
    expect(secondsUntil(1_000_000 + left, 1_000_000)).toBe(seconds);
  });
});
