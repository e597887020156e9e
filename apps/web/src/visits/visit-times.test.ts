import { describe, expect, it } from 'vitest';
import { isOtherTime, zonedTime } from './visit-times.ts';

const evening = new Date('2026-11-25T02:30:00Z');

describe("a visit's time in a zone (spec §2, 'Video visit')", () => {
  it.each([
    ['en', 'America/Los_Angeles', 'Tuesday, November 24', '6:30 PM', 'Pacific Time'],
    ['en', 'America/New_York', 'Tuesday, November 24', '9:30 PM', 'Eastern Time'],
    ['en', 'Asia/Tokyo', 'Wednesday, November 25', '11:30 AM', 'Japan Standard Time'],
    ['es', 'America/New_York', 'martes, 24 de noviembre', '9:30 p.m.', 'hora oriental'],
  ])('in %s, %s', (language, zone, day, time, name) => {
    const shown = zonedTime(evening, language, zone);
    expect({ ...shown, time: shown.time.replaceAll(/\s/g, ' ').replace('p. m.', 'p.m.') }).toEqual({
      day,
      time,
      zone: name,
    });
  });

  it('is told once to a visitor whose clock shows the same', () => {
    expect(isOtherTime(evening, 'America/Los_Angeles', 'US/Pacific')).toBe(false);
    expect(isOtherTime(evening, 'America/Los_Angeles', 'America/Phoenix')).toBe(true);
    expect(isOtherTime(new Date('2026-07-01T12:00:00Z'), 'America/Los_Angeles', 'America/Phoenix')).toBe(false);
  });
});
