import type { AnnouncementText } from './models/pre-login-banner.ts';
import { defaultLanguage, type Language } from './words.ts';

/** What somebody who speaks a language is announced, with the language of the words: English where staff have written none in theirs. */
export function announcedIn(text: AnnouncementText, language: Language): { words: string; spoken: Language } {
  const words = text[language];
  return words === undefined ? { words: text.en, spoken: defaultLanguage } : { words, spoken: language };
}
