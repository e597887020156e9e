import * as z from 'zod/mini';
import { defaultLanguage, type Language, type WrittenLanguage } from '../words.ts';

export const announcementKinds = ['notice', 'warning'] as const;

/** In characters: the longest text of an announcement, in one language. */
export const MAX_ANNOUNCEMENT = 1000;

/** The words of an announcement: in each language of the code, and by its tag in each added one that staff have written it in. */
export const announcementText = z.catchall(
  z.object({ en: z.string(), es: z.string() } satisfies Record<WrittenLanguage, unknown>),
  z.string(),
);
export type AnnouncementText = z.infer<typeof announcementText>;

/** What staff announce before one signs in (spec §3, §7), in every language; null where they announce nothing. */
export const preLoginBanner = z.nullable(z.object({ kind: z.enum(announcementKinds), text: announcementText }));

/** What somebody who speaks a language is announced, with the language of the words: English where staff have written none in theirs. */
export function announcedIn(text: AnnouncementText, language: Language): { words: string; spoken: Language } {
  const words = text[language];
  return words === undefined ? { words: text.en, spoken: defaultLanguage } : { words, spoken: language };
}
