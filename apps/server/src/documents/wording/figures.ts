/** How a locale writes amounts and days: US dollars from integer cents, a share from basis points, and a day on the calendar, unmoved by time zones. */
export function figures(locale: 'en-US' | 'es-US'): {
  money(cents: number): string;
  percent(basisPoints: number): string;
  day(isoDate: string): string;
} {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 6 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    // A minus, not a hyphen: it is as wide as a plus, and screen readers say it.
    money: (cents) => money.format(cents / 100).replace('-', '−'),
    percent: (basisPoints) => percent.format(basisPoints / 10_000),
    day: (isoDate) => day.format(new Date(`${isoDate}T00:00:00Z`)),
  };
}
