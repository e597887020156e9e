import { readEmail } from '@portico/rules';
import { timeIn } from '../../platform/time.ts';
import { ActError } from '../act-error.ts';
import { isLocalTime } from '../local-times.ts';
import type { Staff } from '../staff.ts';

/**
 * When a visit begins.
 *
 * @param local a time of the hospital, as 2027-01-04T10:00.
 * @throws ActError for what is none, or is over.
 */
export function startOfVisit(local: string, { settings, now }: Pick<Staff, 'settings' | 'now'>): Date {
  requireVisitTime(local);
  const startsAt = timeIn(settings.healthSystem.timeZone, `${local}:00`);
  if (startsAt <= now) throw new ActError('visitTimeOver', '--at must be a time to come.');
  return startsAt;
}

/** @throws ActError for what is no time of the calendar. */
export function requireVisitTime(local: string): void {
  if (isLocalTime(local)) return;
  throw new ActError('visitTimeUnreadable', '--at must be a local time of the hospital, as 2027-01-04T10:00.');
}

/** Where the link of a visit is mailed to. @throws ActError for what is no address. */
export function readVisitEmail(input: string): string {
  const email = readEmail(input);
  if (email === null) throw new ActError('emailUnusable', '--email must be an address.');
  return email;
}
