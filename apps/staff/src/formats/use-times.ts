import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useSession } from '../session/session.tsx';

/** Writes times as the hospital's clock has them, and days, in the person's language. */
export function useTimes(): {
  time: (iso: string) => string;
  /** Of a time. */
  day: (iso: string) => string;
  /** Of an ISO date, as a birth date. */
  date: (isoDate: string) => string;
  /** How long ago a time was: 3 hours ago. */
  ago: (iso: string) => string;
} {
  const { i18n } = useLingui();
  const { session } = useSession();
  return useMemo(() => {
    const { timeZone } = session;
    const times = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const days = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone });
    const dates = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const distances = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' });
    return {
      ago: (iso) => {
        const seconds = (Date.parse(iso) - Date.now()) / 1000;
        const [unit, length] = units.find((each) => Math.abs(seconds) >= each[1]) ?? (['minute', 60] as const);
        return distances.format(Math.trunc(seconds / length), unit);
      },
      time: (iso) => times.format(new Date(iso)),
      day: (iso) => days.format(new Date(iso)),
      date: (isoDate) => dates.format(new Date(`${isoDate}T00:00:00Z`)),
    };
  }, [i18n.locale, session]);
}

/** In seconds, the longest first. */
const units = [
  ['day', 86_400],
  ['hour', 3600],
] as const;
