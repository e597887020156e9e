import { asObject } from './json.ts';

const WHOLE = /^\d{4}-\d{2}-\d{2}$/;

/** A FHIR date or dateTime as an ISO date; null unless it has year, month and day and is in the calendar. */
export function wholeDay(value: unknown): string | null {
  const day = typeof value === 'string' ? value.trim().slice(0, 10) : '';
  if (!WHOLE.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}

/** The first day of a FHIR date, which may lack its day or month (R4, 2.24.0.1): 2026-03 begins on 2026-03-01. */
function firstDay(value: unknown): string | null {
  return wholeDay(value) ?? wholeDay(`${String(value)}-01`) ?? wholeDay(`${String(value)}-01-01`);
}

/** The last day of a FHIR date: the end of a period includes the whole month or year that it names (R4, Period). */
function lastDay(value: unknown): string | null {
  const whole = wholeDay(value);
  const first = firstDay(value);
  if (whole !== null || first === null) return whole;
  const [year = 0, month = 1] = first.split('-').map(Number);
  const next = String(value).trim().length === 4 ? Date.UTC(year + 1, 0, 0) : Date.UTC(year, month, 0);
  return new Date(next).toISOString().slice(0, 10);
}

/** A Period, both ends inclusive; null for an end that is open or cannot be read. */
export function readPeriod(value: unknown): { start: string | null; end: string | null } {
  const { start, end } = asObject(value);
  return { start: firstDay(start), end: lastDay(end) };
}

/** Whether the period of a name, address or number ended before today. */
export function isOver(value: unknown, today: string): boolean {
  const { end } = readPeriod(asObject(value)['period']);
  return asObject(value)['use'] === 'old' || (end !== null && end < today);
}
