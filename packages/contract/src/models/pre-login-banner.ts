import * as z from 'zod/mini';
import type { WrittenLanguage } from '../words.ts';

export const announcementKinds = ['notice', 'warning'] as const;

/** In characters: the longest text of an announcement, in one language. */
export const MAX_ANNOUNCEMENT = 1000;

/** What staff announce before one signs in (spec §3, §7), in every language; null where they announce nothing. */
export const preLoginBanner = z.nullable(
  z.object({
    kind: z.enum(announcementKinds),
    text: z.object({ en: z.string(), es: z.string() } satisfies Record<WrittenLanguage, unknown>),
  }),
);
