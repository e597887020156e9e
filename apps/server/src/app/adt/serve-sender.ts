import { createFrameReader, frameOf } from '@portico/hl7';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { type AdtServices, receiveAdt } from '../../patients/adt/receive-adt.ts';

/** What the log is told. Nothing of a patient, and nothing that a sender could write. */
export interface AdtReports {
  /** A message that was refused: by the id under which it is kept, null where it is not. */
  refused(refused: { message: string | null; event: string | null; place: string; code: number }): void;
  /** The database did not take a message. */
  failed(error: unknown): void;
  /** A connection of an address that is not set, or of too many. */
  turnedAway(): void;
}

/**
 * Takes the messages of one connection in their order, each answered before the next is looked at. Ends with the connection, or once the message
 * that is being taken is answered where the server stops.
 */
export async function serveSender(
  socket: Socket,
  services: AdtServices,
  reports: AdtReports,
  { leaving, patience }: { leaving: AbortSignal; patience: number },
): Promise<void> {
  const frames = createFrameReader();
  let late: NodeJS.Timeout | undefined;
  const leave = (): void => socket.pause().destroySoon();
  let isBusy = false;
  const stop = (): void => {
    if (!isBusy) leave();
  };
  leaving.addEventListener('abort', stop);
  try {
    for await (const chunk of socket as AsyncIterable<Uint8Array>) {
      const messages = frames.push(chunk);
      // A message has its time from its beginning, however slowly it comes.
      if (messages.length > 0) {
        clearTimeout(late);
        late = undefined;
      }
      isBusy = true;
      for (const message of messages) {
        if (leaving.aborted) break;
        await answer(socket, message, services, { reports, patience });
      }
      isBusy = false;
      if (leaving.aborted) break;
      // A sender that stops within a message keeps its place no longer than this.
      if (frames.isInside()) late ??= setTimeout(() => socket.destroy(), patience);
    }
  } catch {
    // The connection broke off: the sender begins anew.
  } finally {
    clearTimeout(late);
    leaving.removeEventListener('abort', stop);
    leave();
  }
}

async function answer(
  socket: Socket,
  message: Uint8Array,
  services: AdtServices,
  { reports, patience }: { reports: AdtReports; patience: number },
): Promise<void> {
  const { acknowledgements, outcome, event, messageId } = await receiveAdt(message, services, (error) =>
    reports.failed(error),
  );
  if (outcome.error !== undefined) {
    const { segment, field, code } = outcome.error;
    reports.refused({ message: messageId, event, place: `${segment}${field === null ? '' : `-${field}`}`, code });
  }
  for (const each of acknowledgements) {
    // A sender that reads nothing is not sent more than fits.
    if (!socket.write(frameOf(Buffer.from(each))))
      await once(socket, 'drain', { signal: AbortSignal.timeout(patience) });
  }
}
