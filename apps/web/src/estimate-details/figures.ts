import { localeOf } from '../portal/locale-of.ts';

/** A day of the calendar, such as "2026-12-21", as a person reads it; unmoved by time zones. */
export function longDate(isoDate: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}

/** The day that the visitor's calendar shows. */
export function today(language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(new Date());
}

/** US dollars from integer cents. */
export function money(cents: number, language: string): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'USD' }).format(cents / 100);
}
