import * as z from 'zod/mini';
import type { WrittenLanguage } from '../words.ts';

/** What staff announce before one signs in (spec §3, §7), in every language; null where they announce nothing. */
export const preLoginBanner = z.nullable(
  z.object({
    kind: z.enum(['notice', 'warning']),
    text: z.object({ en: z.string(), es: z.string() } satisfies Record<WrittenLanguage, unknown>),
  }),
);
