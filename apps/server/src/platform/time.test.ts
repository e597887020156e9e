import { describe, expect, it } from 'vitest';
import { dayIn, localTimeIn, secondsAfter, secondsBetween, secondsUntil } from './time.ts';

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

describe('the hospital’s day and time', () => {
  const evening = new Date('2026-11-22T04:05:06Z');

  it('are those of its time zone', () => {
    expect(localTimeIn('America/Los_Angeles', evening)).toBe('2026-11-21T20:05:06');
    expect(dayIn('America/Los_Angeles', evening)).toBe('2026-11-21');
    expect(dayIn('America/New_York', evening)).toBe('2026-11-21');
    expect(dayIn('Pacific/Guam', evening)).toBe('2026-11-22');
  });

  it('follow daylight saving time, and begin at midnight', () => {
    expect(localTimeIn('America/Los_Angeles', new Date('2026-07-01T06:59:59Z'))).toBe('2026-06-30T23:59:59');
    expect(localTimeIn('America/Los_Angeles', new Date('2026-07-01T07:00:00Z'))).toBe('2026-07-01T00:00:00');
    expect(localTimeIn('America/Los_Angeles', new Date('2026-12-01T07:59:59Z'))).toBe('2026-11-30T23:59:59');
  });
});
