import { Refusal } from '../../platform/refusal.ts';
import { limits } from '../../platform/limits/limits.ts';

/** Lets so much work run at once, so much wait, and turns the rest away. */
export interface WorkQueue {
  /** @throws Refusal unavailable where the queue is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** @throws Refusal unavailable where the queue is full. */
  requireRoom(): void;
}

/** Work is done in the order in which it came. */
export function workQueue(atOnce: number, longest: number): WorkQueue {
  const waiting: Array<() => void> = [];
  let running = 0;

  const requireRoom = (): void => {
    if (running >= atOnce && waiting.length >= longest) throw new Refusal('unavailable', [], limits.hashRetry.window);
  };

  return {
    requireRoom,
    run: async (work) => {
      requireRoom();
      if (running < atOnce) running += 1;
      // Whoever finishes hands on its place, so that nobody slips in between.
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
