import * as z from 'zod';
import { words } from '../words.ts';

/**
 * A text that a person accepts. `version` is recorded with the acceptance: a changed text needs a new one. It is sent back by the
 * call that accepts the terms, and is no longer than its field takes.
 */
export const terms = z.strictObject({
  version: z.string().regex(/^[^\p{Cc}]{1,200}$/u, 'must have 1 to 200 characters and no line ends'),
  paragraphs: z.array(words).min(1),
});
