import { Socket } from 'node:net';
import type { PoolClient } from 'pg';

/**
 * Ends a connection whose answer is waited for and that has carried nothing for so long, as over a network that was cut: the
 * system alone would try for a quarter of an hour. What was asked fails, and another connection takes its place. One on which
 * nothing was asked stays: it may hold a lock.
 *
 * @param after in milliseconds, longer than any answer may take.
 */
export function endSilent({ connection }: PoolClient, after: number): void {
  const socket = connection.stream;
  if (!(socket instanceof Socket)) return;
  let answeredUntil = socket.bytesWritten;
  connection.on('readyForQuery', () => {
    answeredUntil = socket.bytesWritten;
  });
  socket.setTimeout(after, () => {
    if (socket.bytesWritten > answeredUntil) socket.destroy(new Error(`Connection terminated: silent for ${after} ms`));
  });
}
