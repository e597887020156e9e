import cluster from 'node:cluster';

/** What the primary process sends to let a process end. A message and no signal: a supervisor may send its own to all of them. */
export const STOP = 'stop';

/** What a process sends once it serves. */
export interface FromProcess {
  readonly servesAt: string;
}

/** Whether this process is one of several that serve together, started by another. */
export function isOfPrimary(): boolean {
  return cluster.isWorker;
}

/**
 * Tells the primary process that this one serves, and stops when it says so. Ctrl-C in a terminal reaches all of them: the primary
 * alone follows it.
 */
export function serveForPrimary(servesAt: string, stop: () => Promise<void>): void {
  let left: Promise<void> | undefined;
  const leave = (): void => {
    left ??= stop().finally(() => process.disconnect());
  };
  process.on('message', (message) => {
    if (message === STOP) leave();
  });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', leave);
  process.send?.({ servesAt } satisfies FromProcess);
}
