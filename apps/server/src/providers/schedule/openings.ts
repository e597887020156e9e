import { createHash } from 'node:crypto';
import { DAY_SECONDS, dayIn, secondsAfter, timeIn } from '../../platform/time.ts';
import type { VisitTypeId } from './visit-types.ts';

/** Local times at which visits can begin. At noon somebody else is always quicker (docs/demo.md). */
const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '12:00', '13:30', '14:00', '15:00', '16:00'];

/** The time that is always taken by somebody else. */
const NOON = '12:00';

/** Days of work that one page shows, and pages that can be looked at. */
const DAYS_SHOWN = 5;
export const LAST_PAGE = 7;

export interface OpenDay {
  /** ISO date in the hospital's zone. */
  day: string;
  slots: Date[];
}

/**
 * The open times of a kind of visit: five days of work from tomorrow on, or from further pages on. The same for everybody;
 * about a third is taken from the beginning.
 *
 * @param isTaken whether somebody has booked it.
 */
export function openDays(
  type: VisitTypeId,
  page: number,
  { now, timeZone, isTaken }: { now: Date; timeZone: string; isTaken: (slot: Date) => boolean },
): OpenDay[] {
  return daysOfWork(page, now, timeZone).map((day) => ({
    day,
    slots: times
      .filter((time) => time === NOON || isOffered(type, day, time))
      .map((time) => timeIn(timeZone, `${day}T${time}:00`))
      .filter((slot) => !isTaken(slot)),
  }));
}

/** Whether a time is one that somebody else takes at the last moment. */
export function isLostRace(slot: Date, timeZone: string): boolean {
  return timeIn(timeZone, `${dayIn(timeZone, slot)}T${NOON}:00`).getTime() === slot.getTime();
}

function daysOfWork(page: number, now: Date, timeZone: string): string[] {
  const days: string[] = [];
  for (let ahead = 1; days.length < (page + 1) * DAYS_SHOWN; ahead += 1) {
    const day = dayIn(timeZone, secondsAfter(now, ahead * DAY_SECONDS));
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !days.includes(day)) days.push(day);
  }
  return days.slice(page * DAYS_SHOWN);
}

function isOffered(type: VisitTypeId, day: string, time: string): boolean {
  const [byte = 0] = createHash('sha256').update(`${type} ${day} ${time}`).digest();
  return byte % 3 !== 0;
}
