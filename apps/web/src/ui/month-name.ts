/**
 * The name of a month as a list of months shows it.
 *
 * @param month from 1.
 */
export function monthName(month: number, locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1));
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
