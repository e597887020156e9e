import * as z from 'zod';
import { sitePath, words } from '../words.ts';

/** What search engines and the previews of links show of the portal (issue 14, point 7). */
export const searchEngines = z
  .strictObject({
    /** Whether its public pages may be found. Without it: those of a hospital may, those of a demonstration may not. */
    index: z.boolean().optional(),
    /** A sentence or two about the portal, in place of the tagline. */
    description: words.optional(),
    /** Of 1200 by 630 pixels, in place of the mark in the hospital's colours. */
    picture: sitePath('/pictures/front.png').optional(),
  })
  .prefault({});
