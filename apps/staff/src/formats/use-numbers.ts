import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { numberLocale } from './number-locale.ts';

/** Writes numbers in the person's language. */
export function useNumbers(): {
  count: (number: number) => string;
  /** Of cents: $1,234.50. */
  money: (cents: number) => string;
  /** Of a number of bytes: 12.3 MB. */
  bytes: (number: number) => string;
  /** Of a part of a whole: 45%. */
  share: (part: number, whole: number) => string;
} {
  const { i18n } = useLingui();
  const locale = numberLocale(i18n.locale);
  return useMemo(() => {
    const counts = new Intl.NumberFormat(locale);
    const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
    const shares = new Intl.NumberFormat(locale, { style: 'percent' });
    const sizes = units.map(
      ([unit, size]) =>
        [size, new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })] as const,
    );
    return {
      count: (number) => counts.format(number),
      money: (cents) => amounts.format(cents / 100),
      bytes: (number) => {
        const [size, format] = sizes.find((each) => number >= each[0]) ?? ([1, counts] as const);
        return format.format(number / size);
      },
      share: (part, whole) => shares.format(whole === 0 ? 0 : Math.floor((100 * part) / whole) / 100),
    };
  }, [locale]);
}

/** The largest first. */
const units = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
  ['byte', 1],
] as const;
