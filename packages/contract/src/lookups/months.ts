import type { Language } from '../words.ts';
import type { LookupChoice } from './lookup-list.ts';

/** The names of the twelve months, by '1' to '12'. */
export function months(language: Language): LookupChoice[] {
  const format = new Intl.DateTimeFormat(`${language}-US`, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1),
    text: format.format(Date.UTC(2000, month)),
  }));
}
