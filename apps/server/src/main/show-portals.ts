import type { FastifyBaseLogger } from 'fastify';
import { createFront } from '../app/http/front.ts';
import type { Portal } from './build-portal.ts';

/** The portal that answers at one address, and those that follow it while the server runs; or the app of staff in the same way. */
export interface Portals {
  listen(at: { port: number; host: string }): Promise<string>;
  /**
   * Builds the next portal, has it answer, and closes the one before once that has answered what it had begun. One change follows the
   * other. If the next one cannot be built, the one before stays.
   */
  follow(build: () => Promise<Portal>): Promise<void>;
  /** Ends the portal's readiness, after a change that is under way. */
  leave(): Promise<void>;
  /** Answers what has begun, and closes the portal. */
  close(): Promise<void>;
}

export async function showPortals(first: Portal, log: FastifyBaseLogger): Promise<Portals> {
  const front = createFront(log);
  let current = first;
  let changing: Promise<void> = Promise.resolve();
  await front.show(first.app);
  return {
    listen: ({ port, host }) => front.listen({ port, host }),
    follow: (build) => {
      const change = changing.then(async () => {
        const next = await build();
        const before = current;
        const answered = front.show(next.app);
        current = next;
        await answered;
        await before.close();
      });
      // Whoever asked for the change is told of its failure; the next change does not depend on it.
      changing = change.catch(() => {});
      return change;
    },
    leave: async () => {
      await changing;
      current.app.lifecycle.stopping = true;
    },
    close: async () => {
      await changing;
      await front.close();
      await current.close();
    },
  };
}
