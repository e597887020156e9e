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
} {
  const { i18n } = useLingui();
  const { session } = useSession();
  return useMemo(() => {
    const { timeZone } = session;
    const times = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const days = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone });
    const dates = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return {
      time: (iso) => times.format(new Date(iso)),
      day: (iso) => days.format(new Date(iso)),
      date: (isoDate) => dates.format(new Date(`${isoDate}T00:00:00Z`)),
    };
  }, [i18n.locale, session]);
}
