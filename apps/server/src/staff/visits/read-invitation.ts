import { readEmail } from '@portico/rules';
import { timeIn } from '../../platform/time.ts';
import { ActError } from '../act-error.ts';
import type { Staff } from '../staff.ts';

/**
 * When a visit begins.
 *
 * @param local a time of the hospital, as 2027-01-04T10:00.
 * @throws ActError for what is none, or is over.
 */
export function startOfVisit(local: string, { settings, now }: Pick<Staff, 'settings' | 'now'>): Date {
  const startsAt = timeIn(settings.healthSystem.timeZone, readLocalTime(local));
  if (startsAt <= now) throw new ActError('visitTimeOver', '--at must be a time to come.');
  return startsAt;
}

/** @returns the time with its seconds. @throws ActError for what is no time of the calendar. */
export function readLocalTime(input: string): string {
  const local = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(input) ? `${input}:00` : '';
  const time = new Date(`${local}Z`);
  // A day that the month does not have would become one of the next.
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(local)) {
    throw new ActError('visitTimeUnreadable', '--at must be a local time of the hospital, as 2027-01-04T10:00.');
  }
  return local;
}

/** Where the link of a visit is mailed to. @throws ActError for what is no address. */
export function readVisitEmail(input: string): string {
  const email = readEmail(input);
  if (email === null) throw new ActError('emailUnusable', '--email must be an address.');
  return email;
}
