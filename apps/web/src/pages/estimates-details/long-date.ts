/** A day of the calendar, such as "2026-12-21", as a person reads it; unmoved by time zones. '' for no date. */
export function longDate(isoDate: string, locale: string): string {
  if (isoDate === '') return '';
  const format = new Intl.DateTimeFormat(`${locale}-US`, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}
