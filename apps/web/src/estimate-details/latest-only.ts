/** Tasks of which only the last one counts. */
export interface LatestOnly<Outcome> {
  /** Runs a task, or has it wait until the one under way is done; `show` gets the outcome unless a later task came. */
  readonly start: (run: () => Promise<Outcome>, show: (outcome: Outcome) => void) => void;
  readonly open: () => void;
  /** From now on nothing is shown and nothing waits any more. */
  readonly close: () => void;
}

/**
 * Runs one task at a time. A task that comes meanwhile waits, and a later one takes its place: so the server, which sees
 * them one after the other, and the screen end up with the same.
 */
export function latestOnly<Outcome>(): LatestOnly<Outcome> {
  let waiting: { run: () => Promise<Outcome>; show: (outcome: Outcome) => void } | null = null;
  let isRunning = false;
  let isOpen = true;

  const runNext = async (): Promise<void> => {
    const task = waiting;
    if (task === null) return;
    waiting = null;
    isRunning = true;
    const outcome = await task.run().finally(() => {
      isRunning = false;
    });
    if (waiting !== null) await runNext();
    else if (isOpen) task.show(outcome);
  };

  return {
    start: (run, show) => {
      waiting = { run, show };
      if (!isRunning) void runNext();
    },
    open: () => {
      isOpen = true;
    },
    close: () => {
      isOpen = false;
      waiting = null;
    },
  };
}
