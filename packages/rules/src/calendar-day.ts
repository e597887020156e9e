/** Whether an ISO date is a day of the calendar. 2025-02-29 is not: JavaScript turns it into March 1. */
export function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
