import { localeOf } from '../portal/locale-of.ts';
import { usePortal } from '../portal/portal.tsx';

/** Writes an ISO date as people read it: December 21, 2026. */
export function useDays(): (isoDate: string) => string {
  const days = new Intl.DateTimeFormat(localeOf(usePortal().language), { dateStyle: 'long', timeZone: 'UTC' });
  return (isoDate) => days.format(new Date(`${isoDate}T00:00:00Z`));
}
