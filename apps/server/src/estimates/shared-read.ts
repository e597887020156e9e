import { inBatches } from '../platform/in-batches.ts';

/**
 * Callers at the same time share one read. A caller never gets a read that began before its call: callers that arrive during a read
 * share the next one. So every answer is as fresh as a read of its own, with far fewer reads.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  const shared = inBatches<undefined, T>(async (callers) => {
    const answer = await read();
    return callers.map(() => answer);
  }, Infinity);
  return () => shared(undefined);
}
