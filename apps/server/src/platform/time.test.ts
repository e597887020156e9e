import { describe, expect, it } from 'vitest';
import { dayIn, localTimeIn, secondsAfter, secondsBetween, secondsUntil, timeIn } from './time.ts';

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

describe('the time at which clocks in a zone show a local time', () => {
  const inCalifornia = (local: string): string => timeIn('America/Los_Angeles', local).toISOString();

  it.each([
    ['in winter', '2027-01-04T10:00:00', '2027-01-04T18:00:00.000Z'],
    ['in summer', '2027-07-04T10:00:00', '2027-07-04T17:00:00.000Z'],
    ['just before clocks go forward', '2027-03-14T01:59:00', '2027-03-14T09:59:00.000Z'],
    ['just after clocks go forward', '2027-03-14T03:00:00', '2027-03-14T10:00:00.000Z'],
    ['before clocks go back', '2027-11-07T00:30:00', '2027-11-07T07:30:00.000Z'],
    ['after clocks go back', '2027-11-07T03:00:00', '2027-11-07T11:00:00.000Z'],
  ])('%s', (_when, local, time) => expect(inCalifornia(local)).toBe(time));

  it('is shown again as that local time, east and west', () => {
    for (const zone of ['Asia/Kolkata', 'Pacific/Auckland', 'Pacific/Honolulu', 'UTC']) {
      expect(localTimeIn(zone, timeIn(zone, '2027-05-06T23:45:00'))).toBe('2027-05-06T23:45:00');
    }
  });
});
