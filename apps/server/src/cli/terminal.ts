import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { Writable } from 'node:stream';
import { type Terminal, ReaderGoneError } from './command.ts';

/**
 * The terminal of a command, on the streams of its process.
 *
 * @param stopped aborted where nobody reads the output any more (POSIX: EPIPE, as with SIGPIPE).
 */
export function terminalOn(
  { out, err, isInteractive }: { out: Writable; err: Writable; isInteractive: boolean },
  stopped: AbortController,
): Terminal {
  out.on('error', () => stopped.abort(new ReaderGoneError()));
  // What is said there and not heard stops nothing.
  err.on('error', () => {});
  return {
    out: (text) => void out.write(text),
    err: (text) => void err.write(text),
    isInteractive,
    drained: () => drained(out, stopped.signal),
  };
}

/** Resolves once a stream takes more. @throws if the operator has stopped the command, or does meanwhile. */
export async function drained(stream: Writable, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (stream.writableNeedDrain) await once(stream, 'drain', { signal });
}

/** Writes a part of a long output, and waits until it is taken. @throws if the operator has stopped the command, or does meanwhile. */
export async function writePart(
  { terminal, signal }: { terminal: Pick<Terminal, 'out' | 'drained'>; signal: AbortSignal },
  text: string,
): Promise<void> {
  signal.throwIfAborted();
  terminal.out(text);
  // The embedded database answers without a turn of the event loop, in which signals and the end of a pipe are heard.
  await turn();
  await terminal.drained?.();
  signal.throwIfAborted();
}
