import { localeOf } from '../portal/locale-of.ts';

/** A time as people of a zone write it. */
export interface ZonedTime {
  /** Tuesday, November 24 */
  readonly day: string;
  /** 10:00 AM */
  readonly time: string;
  /** Pacific Time */
  readonly zone: string;
}

/**
 * @param language of the contract.
 * @param timeZone an IANA name.
 */
export function zonedTime(at: Date, language: string, timeZone: string): ZonedTime {
  const locale = localeOf(language);
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return {
    day: new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(at),
    time: new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(at),
    zone: zone?.value ?? timeZone,
  };
}

/** The zone of this browser. */
export function visitorsTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether clocks show something else there at that time: zones of two names may have one time. */
export function isOtherTime(at: Date, one: string, other: string): boolean {
  const shown = (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return shown(one) !== shown(other);
}
