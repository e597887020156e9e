/** A queue of tasks in which only the last one counts. */
export interface LatestOnly<Outcome> {
  /** Runs a task, or lets it wait for the current one; `show` gets the outcome unless a later task came. */
  readonly start: (run: () => Promise<Outcome>, show: (outcome: Outcome) => void) => void;
  readonly open: () => void;
  /** After this, nothing is shown and nothing waits any more. */
  readonly close: () => void;
}

/**
 * Runs one task at a time. A task that comes meanwhile waits, and a later one replaces it. So the server gets the tasks
 * in order, and the screen shows the outcome of the last.
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
