import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ExitCode, Terminal } from '../command.ts';
import { CommandError } from '../command.ts';
import { channelPath } from './channel-path.ts';
import { commandReply, type CommandRequest, lineOf, linesFrom } from './messages.ts';

/**
 * Has a command run by the server that has the embedded database open, and shows what it says as it comes.
 *
 * @returns its exit code; undefined where no server listens in the folder.
 * @throws CommandError if the server ends before the command does.
 */
export async function askServer(
  dataFolder: string,
  request: Omit<CommandRequest, 'isInteractive'>,
  { terminal, signal }: { terminal: Terminal; signal: AbortSignal },
): Promise<ExitCode | undefined> {
  const path = channelPath(dataFolder);
  const socket = path === null ? undefined : await connected(path);
  if (socket === undefined) return undefined;
  const stop = (): void => void socket.write(lineOf({ stop: true }));
  signal.addEventListener('abort', stop);
  try {
    socket.write(lineOf({ ...request, isInteractive: terminal.isInteractive }));
    if (signal.aborted) stop();
    for await (const line of linesFrom(socket)) {
      const reply = commandReply.parse(JSON.parse(line));
      if ('exit' in reply) return reply.exit;
      if ('out' in reply) {
        terminal.out(reply.out);
        // The server waits, too: what is not read here stays on its side.
        await terminal.drained?.();
      } else terminal.err(reply.err);
    }
  } catch (error) {
    // The connection broke off: told below.
    if (!(error instanceof Error && 'code' in error)) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    socket.destroy();
  }
  throw new CommandError('The server ended before the command did. Look whether it was done before you run it again.');
}

/** A connection; undefined where nobody listens. */
async function connected(path: string): Promise<Socket | undefined> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    socket.on('error', () => {});
    return socket;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    throw error;
  }
}
