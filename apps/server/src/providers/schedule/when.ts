import type { Language } from '@portico/contract';

/** How times of the hospital's zone are written. */
export interface TimeWords {
  /** Tuesday, November 24 */
  day(time: Date): string;
  /** 10:00 AM */
  time(time: Date): string;
  /** The name of the zone, as Pacific Standard Time. */
  zone(time: Date): string;
}

export function timeWords(language: Language, timeZone: string): TimeWords {
  const locale = `${language}-US`;
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' });
  return {
    day: (at) => day.format(at),
    time: (at) => time.format(at),
    zone: (at) => zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  };
}
