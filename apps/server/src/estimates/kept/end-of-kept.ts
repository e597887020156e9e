import { DAY_SECONDS, dayIn, secondsAfter, timeIn } from '../../platform/time.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';

type System = Pick<HealthSystem, 'timeZone' | 'estimateValidForDays'>;

/** The last day of an estimate that is kept now (an ISO date), and the time at which that day ends for the hospital. */
export function endOfKept(now: Date, { timeZone, estimateValidForDays }: System): { lastDay: string; ends: Date } {
  const lastDay = dayIn(timeZone, secondsAfter(now, estimateValidForDays * DAY_SECONDS));
  return { lastDay, ends: timeIn(timeZone, `${dayAfter(lastDay)}T00:00:00`) };
}

/** The last day of one that is stored with the time of its end. */
export function lastDayOf(ends: Date, { timeZone }: Pick<System, 'timeZone'>): string {
  return dayIn(timeZone, secondsAfter(ends, -1));
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_SECONDS * 1000).toISOString().slice(0, 10);
}
