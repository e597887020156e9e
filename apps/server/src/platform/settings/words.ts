import type { WrittenLanguage } from '@portico/contract';
import { readEmail } from '@portico/rules';
import * as z from 'zod';

/** A text of the hospital's own: not blank. */
export const text = z.string().trim().min(1);

/** The same text in every language. */
export const words = z.strictObject({ en: text, es: text } satisfies Record<WrittenLanguage, typeof text>);

export const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be written as (650) 498-2900');

export const email = z.string().refine((input) => readEmail(input) !== null, 'must be an email address');

/** A path on this site, which cannot be read as another host. */
export const sitePath = (example: string) =>
  z.string().regex(/^\/[^/\\]/, `must be a path on this site, as ${example}`);

/** Postal code of a state. */
export const stateCode = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, as CA');
