/**
 * Callers at the same time share one read. A caller never gets a read that began before its call: callers that arrive during a read
 * share the next one. So every answer is as fresh as a read of its own, with far fewer reads.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  const start = (): Promise<T> => {
    next = null;
    const started = read();
    running = started.catch(() => {});
    return started;
  };
  return () => (next ??= running.then(start));
}
