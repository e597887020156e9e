import * as z from 'zod';

/** IANA name of the hospital's time zone: its day is "today". */
export const timeZone = z.string().refine(isTimeZone, 'must be the name of a time zone, as America/Los_Angeles');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
