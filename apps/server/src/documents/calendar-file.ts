/** An event of a calendar. */
export interface CalendarEvent {
  /** The same for each version of the event, and of no other event anywhere. */
  uid: string;
  /** Counts its versions. */
  sequence: number;
  isCancelled: boolean;
  startsAt: Date;
  endsAt: Date;
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
    'PRODID:-//Portico//Visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
    ...(event.place === '' ? [] : [`LOCATION:${escaped(event.place)}`]),
    ...(event.url === '' ? [] : [`URL:${event.url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
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
