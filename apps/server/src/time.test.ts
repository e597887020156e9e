import { describe, expect, it } from 'vitest';
import { secondsAfter, secondsBetween, secondsUntil } from './time.ts';

const noon = new Date('2026-11-21T12:00:00.000Z');

describe('times in seconds', () => {
  it('after and before another', () => {
    expect(secondsAfter(noon, 90).toISOString()).toBe('2026-11-21T12:01:30.000Z');
    expect(secondsAfter(noon, -1).toISOString()).toBe('2026-11-21T11:59:59.000Z');
  });

  it('between two, with their fraction', () => {
    expect(secondsBetween(noon, new Date(noon.getTime() + 1500))).toBe(1.5);
    expect(secondsBetween(secondsAfter(noon, 2), noon)).toBe(-2);
  });

  it('until one: whole, never too few, and none once it has come', () => {
    expect(secondsUntil(new Date(noon.getTime() + 1001), noon)).toBe(2);
    expect(secondsUntil(noon, noon)).toBe(0);
    expect(secondsUntil(noon, secondsAfter(noon, 5))).toBe(0);
  });
});
