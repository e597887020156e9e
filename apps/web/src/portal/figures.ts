import { amountLocaleOf, localeOf } from './locale-of.ts';

/** A calendar day, such as "2026-12-21", in a form for people. Time zones do not change it. */
export function longDate(isoDate: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}

/** The current day in the visitor's time zone. */
export function today(language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(new Date());
}

/** US dollars from integer cents. */
export function money(cents: number, language: string): string {
  return new Intl.NumberFormat(amountLocaleOf(language), { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** A percentage from basis points. */
export function percent(basisPoints: number, language: string): string {
  const format = new Intl.NumberFormat(amountLocaleOf(language), { style: 'percent', maximumFractionDigits: 2 });
  return format.format(basisPoints / 10_000);
}
