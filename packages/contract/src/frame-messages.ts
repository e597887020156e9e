import * as z from 'zod/mini';
import { states, type StateName } from './states/table.ts';

/*
 * What framed pages and the app tell each other by `postMessage` (spec §2, 'Framed-page messaging'). Either side takes a message
 * from its own origin and from the `frameOrigins` of the portal's settings, and ignores all others. It also ignores a message that
 * it cannot read. Messages contain no personal data.
 */

const stateNames = [...states.keys()] as [StateName, ...StateName[]];

/** Higher than any form, in CSS pixels: a limit for the height that a framed page can ask for. */
const HIGHEST = 20_000;

/** What a framed page tells the app. */
export const frameMessage = z.discriminatedUnion('kind', [
  /** Its document and style are there. The app shows the frame from now on; without it, after the loading time-out, a problem. */
  z.object({ kind: z.literal('loadComplete') }),
  /** Its script listens. The app answers with `appMessage` (app-message). */
  z.object({ kind: z.literal('pageReady') }),
  /** The height of the page in CSS pixels, at first and after each change. The app gives the frame this height. */
  z.object({ kind: z.literal('newHeight'), height: z.int().check(z.gte(1), z.lte(HIGHEST)) }),
  /**
   * The app goes to a state, by its name in the table of states; within a partner to its twin. Where the flow stands it asks
   * the server anew ("reloading").
   */
  z.object({
    kind: z.literal('moveTo'),
    state: z.enum(stateNames),
    params: z._default(z.record(z.string(), z.string().check(z.maxLength(500))), {}),
  }),
  /** The frame has nothing more to show, for example because another tab continued. The app hides it and loads the status. */
  z.object({ kind: z.literal('hideFrame') }),
]);

export type FrameMessage = z.infer<typeof frameMessage>;
