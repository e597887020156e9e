/**
 * Formats amounts and days for a locale: US dollars from integer cents, a share from basis points, and a calendar day
 * without a time zone; and the size of a file, to which three digits are enough.
 */
export function figures(locale: string): {
  money(cents: number): string;
  percent(basisPoints: number): string;
  day(isoDate: string): string;
  fileSize(bytes: number): string;
} {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 6 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const inUnit = (unit: 'kilobyte' | 'megabyte' | 'gigabyte'): Intl.NumberFormat =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumSignificantDigits: 3 });
  const sizes = [
    { from: 1e9, format: inUnit('gigabyte') },
    { from: 1e6, format: inUnit('megabyte') },
    { from: 1e3, format: inUnit('kilobyte') },
  ] as const;
  return {
    // A minus sign, not a hyphen: it has the width of a plus, and screen readers read it.
    money: (cents) => money.format(cents / 100).replace('-', '−'),
    percent: (basisPoints) => percent.format(basisPoints / 10_000),
    day: (isoDate) => day.format(new Date(`${isoDate}T00:00:00Z`)),
    fileSize: (bytes) => {
      const { from, format } = sizes.find((each) => bytes >= each.from) ?? sizes[2];
      return format.format(bytes / from);
    },
  };
}
