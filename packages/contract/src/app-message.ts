import * as z from 'zod/mini';

// Apart from frame-messages, so that a framed page can read it without the table of states.

const name = z.string().check(z.maxLength(200));

/** The estimate from which the visitor came to the framed page, by the names of estimates' states. No figures and no person. */
const estimateInfo = z.object({ svcArea: name, location: name, template: name, cpt: name });

export type EstimateInfo = z.infer<typeof estimateInfo>;

/** What the app answers to `pageReady`. */
export const appMessage = z.object({
  kind: z.literal('pageInfo'),
  /** Classes for the framed page's body, joined by spaces: the app's own, and `framed`, by which the page leaves out its header. */
  bodyClass: z.string().check(z.maxLength(200), z.regex(/^[\w -]*$/)),
  /** The app is shown within the hospital's native app, or on a narrow screen. */
  isMobile: z.boolean(),
  /** null where the visitor did not come from an estimate. */
  estimateInfo: z.nullable(estimateInfo),
});

export type AppMessage = z.infer<typeof appMessage>;
