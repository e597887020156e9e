import { Refusal } from '../../platform/refusal.ts';
import { limits } from '../../platform/limits/limits.ts';

/** Runs a limited number of jobs at once, lets a limited number wait, and refuses the rest. */
export interface WorkQueue {
  /** @throws Refusal unavailable if the queue is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * @param count of jobs that are to run, 1 unless it is given.
   * @throws Refusal unavailable unless so many can run or wait.
   */
  requireRoom(count?: number): void;
}

/** Jobs run in the order in which they came. */
export function workQueue(atOnce: number, maxLength: number): WorkQueue {
  const waiting: Array<() => void> = [];
  let running = 0;

  const requireRoom = (count = 1): void => {
    const places = atOnce - running + maxLength - waiting.length;
    if (places < count) throw new Refusal('unavailable', [], limits.hashRetry.window);
  };

  return {
    requireRoom,
    run: async (work) => {
      requireRoom();
      if (running < atOnce) running += 1;
      // A finished job passes its slot to the next one that waits, so that no newcomer can take it.
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
