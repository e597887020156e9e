import cluster from 'node:cluster';

/** What the primary process sends to let a process end. A message and no signal: a supervisor may send its own to all of them. */
export const STOP = 'stop';

/** What it sends to have a process read its settings anew. */
export const RELOAD = 'reload';

/** What a process sends once it serves. */
export interface FromProcess {
  readonly servesAt: string;
}

/** What a process sends once it has read its settings anew: whether it took them. */
export interface Reloaded {
  readonly hasReloaded: boolean;
}

/** What a process does when the primary process says so. */
interface Process {
  readonly stop: () => Promise<void>;
  readonly reload: () => Promise<boolean>;
}

/** Whether this process is one of several that serve together, started by another. */
export function isOfPrimary(): boolean {
  return cluster.isWorker;
}

/**
 * Tells the primary process that this one serves, and does what it says. Ctrl-C in a terminal reaches all of them: the primary
 * alone follows it.
 */
export function serveForPrimary(servesAt: string, { stop, reload }: Process): void {
  let left: Promise<void> | undefined;
  const leave = (): void => {
    left ??= stop().finally(() => process.disconnect());
  };
  process.on('message', (message) => {
    if (message === STOP) leave();
    if (message !== RELOAD) return;
    void reload().then((hasReloaded) => {
      // It may be on its way out.
      if (process.connected) process.send?.({ hasReloaded } satisfies Reloaded);
    });
  });
  process.on('SIGHUP', () => {});
  process.on('SIGINT', () => {});
  process.on('SIGTERM', leave);
  process.send?.({ servesAt } satisfies FromProcess);
}
