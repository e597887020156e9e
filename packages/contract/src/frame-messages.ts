import * as z from 'zod/mini';
import { states, type StateName } from './states/table.ts';

/*
 * What framed pages and the app tell each other by `postMessage` (spec §2, 'Framed-page messaging'). Either side takes a message
 * from its own origin and from the `frameOrigins` of the portal's settings, and ignores all others. It also ignores a message that
 * it cannot read. Messages contain no personal data.
 */

const stateNames = [...states.keys()] as [StateName, ...StateName[]];

/** More than any page needs, in CSS pixels: a limit for the size that a framed page can ask for. */
const LARGEST = 20_000;

const pixels = z.int().check(z.gte(1), z.lte(LARGEST));

/** What a framed page tells the app. */
export const frameMessage = z.discriminatedUnion('kind', [
  /** Its document and style are there. The app shows the frame from now on. */
  z.object({ kind: z.literal('loadComplete') }),
  /** Its script listens. The app answers with `appMessage` (app-message). */
  z.object({ kind: z.literal('pageReady') }),
  /** The size of the page in CSS pixels. The app shows the frame and gives it this size, in width at most the room that it has. */
  z.object({ kind: z.literal('pageSize'), width: z.optional(pixels), height: pixels }),
  /** Its height alone, at first and after each change. The app shows the frame and gives it this height. */
  z.object({ kind: z.literal('newHeight'), height: pixels }),
  /**
   * The app goes to a state, by its name in the table of states; within a partner to its twin. It loads the state anew, also where
   * it is open ("reloading").
   */
  z.object({
    kind: z.literal('moveTo'),
    state: z.enum(stateNames),
    params: z._default(z.record(z.string(), z.string().check(z.maxLength(500))), {}),
  }),
  /** The frame has nothing more to show, for example because another tab continued. The app shows something else in its place. */
  z.object({ kind: z.literal('hideFrame') }),
  /** The app shows a text over the whole page, which the frame cannot. Plain text; an empty line separates paragraphs. */
  z.object({
    kind: z.literal('openInfoPopup'),
    title: z.string().check(z.minLength(1), z.maxLength(120)),
    text: z.string().check(z.minLength(1), z.maxLength(4000)),
  }),
]);

export type FrameMessage = z.infer<typeof frameMessage>;
