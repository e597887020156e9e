import * as z from 'zod/mini';
import type { WrittenLanguage } from '../words.ts';

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
