import { describe, expect, it } from 'vitest';
import { unlockTime } from './unlock-time.ts';

const now = new Date('2026-11-21T15:26:30');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('until when an account is locked (spec §8)', () => {
  it('is a time of day, never too early', () => {
    const until = now.getTime() + 15 * MINUTE;
    expect(unlockTime(until, 'en', now)).toEqual({ day: null, time: expect.stringMatching(/^3:42\sPM$/), hour: 3 });
    expect(unlockTime(until, 'es', now).time).toMatch(/^3:42\sp\.\s?m\.$/);
  });

  it('names the day where it is another', () => {
    const until = now.getTime() + 9 * HOUR;
    expect(unlockTime(until, 'en', now)).toMatchObject({ day: 'Sunday, November 22', hour: 12 });
    expect(unlockTime(until, 'es', now).day).toBe('domingo, 22 de noviembre');
  });

  it('knows one o’clock, in the afternoon and at night', () => {
    expect(unlockTime(now.getTime() + 9.7 * HOUR, 'es', now).hour).toBe(1);
    expect(unlockTime(new Date('2026-11-21T13:05').getTime(), 'es', new Date('2026-11-21T12:00')).hour).toBe(1);
  });
});
