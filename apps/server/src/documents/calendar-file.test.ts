import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const now = new Date('2026-11-23T20:00:00Z');
const visit: CalendarEvent = {
  uid: 'visit-1@portal.example.org',
  sequence: 0,
  isCancelled: false,
  when: { startsAt: new Date('2026-11-24T18:00:00Z'), endsAt: new Date('2026-11-24T18:30:00Z') },
  title: 'Primary care visit',
  description: '',
  place: '',
  url: '',
};
const linesOf = (event: Partial<CalendarEvent>): string[] => calendarFile({ ...visit, ...event }, now).split('\r\n');

describe('a calendar file (RFC 5545)', () => {
  it('has one event with its times in UTC, so that each program shows them in its own zone', () => {
    expect(linesOf({})).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Portico//Portico//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:visit-1@portal.example.org',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTAMP:20261123T200000Z',
      'DTSTART:20261124T180000Z',
      'DTEND:20261124T183000Z',
      'SUMMARY:Primary care visit',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has a whole day as a date, which stays free, with a reminder before it (3.6.1, 3.6.6, 3.8.2.7)', () => {
    const lines = linesOf({ when: { day: '2026-12-21', remindedDaysBefore: 3 }, title: 'It ends' });
    expect(lines.slice(10)).toEqual([
      'DTSTART;VALUE=DATE:20261221',
      'TRANSP:TRANSPARENT',
      'SUMMARY:It ends',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P3D',
      'DESCRIPTION:It ends',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('replaces the version before, and takes away an event that was cancelled', () => {
    const cancelled = linesOf({ sequence: 2, isCancelled: true });
    expect(cancelled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']));
    expect(cancelled).toContain('UID:visit-1@portal.example.org');
  });

  it('escapes what would end a value (3.3.11)', () =>
    expect(linesOf({ place: 'Alder; Bay, "Main"\\1', description: 'One\nTwo' })).toEqual(
      expect.arrayContaining([String.raw`LOCATION:Alder\; Bay\, "Main"\\1`, String.raw`DESCRIPTION:One\nTwo`]),
    ));

  it.each(['x'.repeat(400), 'ñ'.repeat(200), '田中 由紀 '.repeat(30), '🩺'.repeat(60)])(
    'folds lines at 75 bytes and tears no character (3.1): %s',
    (title) => {
      const text = calendarFile({ ...visit, title }, now);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
    },
  );
});
