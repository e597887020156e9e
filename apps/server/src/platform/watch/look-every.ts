/** What looks at something again and again, once at a time. */
export interface RepeatedLook {
  /** Looks at once; where a look is under way, waits for that one. */
  readonly look: () => Promise<void>;
  /** Ends it, once a look that is under way is over. */
  readonly stop: () => Promise<void>;
}

/**
 * Looks again and again from now on. The first look comes after an interval.
 *
 * @param interval in milliseconds.
 * @param find must not fail.
 */
export function lookEvery(interval: number, find: () => Promise<void>): RepeatedLook {
  let looking: Promise<void> | null = null;
  const look = (): Promise<void> => {
    looking ??= find().finally(() => {
      looking = null;
    });
    return looking;
  };
  const timer = setInterval(() => void look(), interval);
  timer.unref();
  return {
    look,
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
