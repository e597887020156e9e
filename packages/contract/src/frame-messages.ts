import * as z from 'zod/mini';
import { states, type StateName } from './states/table.ts';

/*
 * What framed pages and the app tell each other by `postMessage` (spec §2, 'Framed-page messaging'). Either side takes a message
 * from the origins of `frameOrigins` in the portal's settings and from its own, and from nobody else; and it takes one that it
 * cannot read for none at all. No message carries anything of a person.
 */

const stateNames = [...states.keys()] as [StateName, ...StateName[]];

/** Higher than any form, in CSS pixels: no framed page makes the page around it endless. */
const HIGHEST = 20_000;

/** What a framed page tells the app. */
export const frameMessage = z.discriminatedUnion('kind', [
  /** Its document and style are there. The app shows the frame from now on; without it, after the loading time-out, a problem. */
  z.object({ kind: z.literal('loadComplete') }),
  /** Its script listens. The app answers with `appMessage` (app-message). */
  z.object({ kind: z.literal('pageReady') }),
  /** How high all of it is, in CSS pixels: at first, and whenever that changes. The app makes the frame as high. */
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
  /** There is nothing to show here any more, such as when the flow went on in another tab. The app hides it and asks where it stands. */
  z.object({ kind: z.literal('hideFrame') }),
]);

export type FrameMessage = z.infer<typeof frameMessage>;
