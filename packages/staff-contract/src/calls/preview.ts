import { languageTag } from '@portico/contract';
import * as z from 'zod/mini';

/** As which visitor a page of the portal is looked at. */
export const previewLook = { language: languageTag, theme: z.enum(['light', 'dark']) };

/** The page, as the portal's server draws it. */
export const previewReply = z.object({
  /** null where the pages of the portal are not built at this server. */
  html: z.nullable(z.string()),
});
