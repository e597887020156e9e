import * as z from 'zod/mini';
import type { Language } from '../words.ts';

/** A language of the portal by its tag (BCP 47), with its script where there are several: which there are, the settings say. */
export const languageTag = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/)) as unknown as z.ZodMiniType<Language>;
