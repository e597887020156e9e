import * as z from 'zod';
import { email, text } from '../words.ts';

/** What the portal publishes of the hospital's own price files (45 CFR 180.50(d), docs/decisions/0112). */
export const priceTransparency = z.strictObject({
  /** Who answers technical questions about the files; cms-hpt.txt names them. */
  contact: z.strictObject({ name: text, email }),
});
