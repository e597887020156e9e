import type { Language } from '@portico/contract';

/**
 * The time of day that many seconds from now, as "3:42 PM", with the weekday where it is not today. Rounded up to the
 * minute, so that whoever comes back at that time is not too early.
 */
export function untilWhen(seconds: number, language: Language, now: Date): string {
  const until = new Date(Math.ceil((now.getTime() + seconds * 1000) / 60_000) * 60_000);
  const isToday = until.toDateString() === now.toDateString();
  return until.toLocaleString(language, {
    ...(isToday ? {} : { weekday: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}
