/** The name of a month, from 1, as a list of months has it. */
export function monthName(month: number, locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1));
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
