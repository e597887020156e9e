/** An event of a calendar. */
export interface CalendarEvent {
  /** The same for each version of the event, and of no other event anywhere. */
  uid: string;
  /** Counts its versions. */
  sequence: number;
  isCancelled: boolean;
  /** A time, or an ISO date for a whole day, with a reminder so many days before. */
  when: { startsAt: Date; endsAt: Date } | { day: string; remindedDaysBefore: number };
  title: string;
  /** Lines are separated by \n; '' for none. */
  description: string;
  place: string;
  /** '' for none. */
  url: string;
}

/** In bytes (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/**
 * A calendar with one event, as every calendar program imports it (RFC 5545). A later version of the event replaces the earlier
 * one, and one that is cancelled removes it.
 *
 * @param now when it was written.
 */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//Portico//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(now)}`,
    ...timeLines(event.when),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
    ...(event.place === '' ? [] : [`LOCATION:${escaped(event.place)}`]),
    ...(event.url === '' ? [] : [`URL:${event.url}`]),
    ...reminderLines(event),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A whole day is a date of the place where its reader is, and leaves that day free (RFC 5545, 3.6.1, 3.8.2.7). */
function timeLines(when: CalendarEvent['when']): string[] {
  if ('startsAt' in when) return [`DTSTART:${utc(when.startsAt)}`, `DTEND:${utc(when.endsAt)}`];
  return [`DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT'];
}

/** A day has no end of its own: it lasts as long as a day. */
function reminderLines({ when, title }: CalendarEvent): string[] {
  if ('startsAt' in when) return [];
  const trigger = `TRIGGER:-P${when.remindedDaysBefore}D`;
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', trigger, `DESCRIPTION:${escaped(title)}`, 'END:VALARM'];
}

/** 20261124T180000Z: every program shows it in the time of its own place. */
function utc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Text in a property (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** A line of more bytes goes on in the next line, behind a space. No character is torn apart. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    // The space of a further line counts too.
    if (bytes + size > LONGEST_LINE - (parts.length === 0 ? 0 : 1)) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
