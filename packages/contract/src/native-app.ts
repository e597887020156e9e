import * as z from 'zod/mini';

/*
 * What the portal and the hospital's own app tell each other, when the portal is shown in a web view of that app (spec §1; decision
 * 0060; docs/native-app.md). Neither side needs the other: an app that does not know a message ignores it, and so does the portal.
 */

/** What the portal tells the app, as JSON text. */
export const nativeAppMessage = z.discriminatedUnion('kind', [
  /** A page listens to commands. Sent once by each document, with whether the browser had a session when it was loaded. */
  z.object({ kind: z.literal('ready'), isSignedIn: z.boolean() }),
  /** The session has ended: the person signed out, or it ran out. What the app itself remembers of them has to go. */
  z.object({ kind: z.literal('signedOut') }),
  /** A file to save or to share; a web view saves none. */
  z.object({
    kind: z.literal('download'),
    /** With its extension, as `recovery-codes.txt`. */
    name: z.string(),
    /** Media type, as `text/calendar`. */
    type: z.string(),
    base64: z.string(),
  }),
  /** To print the page that is shown; a web view does not print by itself. */
  z.object({ kind: z.literal('print'), title: z.string() }),
]);

export type NativeAppMessage = z.infer<typeof nativeAppMessage>;

/** What the app tells the page that is shown. */
export const nativeAppCommand = z.discriminatedUnion('kind', [
  /** A deep link: go to this path of the portal, or of the signed-in app. The app may have it from a link that anybody made. */
  z.object({ kind: z.literal('open'), path: z.string().check(z.maxLength(2000), z.regex(/^\/(?![/\\])/)) }),
  /** End the session. `signedOut` follows, if there was one. */
  z.object({ kind: z.literal('signOut') }),
]);

export type NativeAppCommand = z.infer<typeof nativeAppCommand>;
