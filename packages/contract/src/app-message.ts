import * as z from 'zod/mini';

// Apart from frame-messages, so that a framed page can read it without the table of states.

/** What the app answers to `pageReady`. */
export const appMessage = z.object({
  kind: z.literal('pageInfo'),
  /** Classes for the framed page's body, joined by spaces: the app's own, and `framed`, by which the page leaves out its header. */
  bodyClass: z.string().check(z.maxLength(200), z.regex(/^[\w -]*$/)),
  /** The app is shown within the hospital's native app, or on a narrow screen. */
  isMobile: z.boolean(),
});

export type AppMessage = z.infer<typeof appMessage>;
