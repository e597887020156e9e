import { localeOf } from '../../portal/locale-of.ts';
import { usePortal } from '../../portal/portal.tsx';

/** Amounts and days as the rest of the portal writes them. */
export function useFigures(): { money: (cents: number) => string; day: (isoDate: string) => string } {
  const locale = localeOf(usePortal().language);
  const dollars = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    money: (cents) => dollars.format(cents / 100),
    day: (isoDate) => days.format(new Date(`${isoDate}T00:00:00Z`)),
  };
}
