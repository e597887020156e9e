import { chmod, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { Database } from '../../platform/db/database.ts';
import { OWNED_FILE } from '../../platform/db/folder-rights.ts';
import type { ExitCode } from '../command.ts';
import { drained } from '../terminal.ts';
import { channelPath } from './channel-path.ts';
import { type CommandReply, commandRequest, commandStop, lineOf, linesFrom } from './messages.ts';

interface Served {
  database: Database;
  dataFolder: string;
  /** The environment of the server, in which its commands run. */
  env: NodeJS.ProcessEnv;
}

/**
 * Lets commands of staff run in the server that has the embedded database open (decision 111). Whoever may use the data
 * folder reaches it, and nobody else: a Unix socket with the rights of the folder's files. One command is one connection, and
 * ends with it.
 *
 * @returns what ends it: no command begins, and those that run are stopped. Null where there can be no socket.
 */
export async function serveCommands(served: Served): Promise<{ close(): Promise<void> } | null> {
  const path = channelPath(served.dataFolder);
  if (path === null) return null;
  const running = new Map<Socket, { command: Promise<void>; stopped: AbortController }>();
  const server = createServer((socket) => {
    const stopped = new AbortController();
    const command = serve(socket, served, stopped);
    running.set(socket, { command, stopped });
    socket.on('close', () => running.delete(socket));
  });
  // Of a server that was killed. The folder is locked for this process, so no other one listens there.
  await rm(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, OWNED_FILE);
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const { stopped } of running.values()) stopped.abort();
      await Promise.all([...running.values()].map(({ command }) => command));
      // Also of a terminal that is suspended, and ends its side some other day.
      for (const socket of running.keys()) socket.destroy();
      await closed;
    },
  };
}

/** Runs one command. Its connection that breaks off stops it, as the end of a terminal does. */
async function serve(socket: Socket, served: Served, stopped: AbortController): Promise<void> {
  const send = (reply: CommandReply): void => void (socket.writable && socket.write(lineOf(reply)));
  const taken = (): Promise<void> => drained(socket, stopped.signal);
  socket.on('error', () => {}).on('close', () => stopped.abort());
  // Who has asked for nothing yet is not waited for.
  const leave = (): void => void socket.destroy();
  stopped.signal.addEventListener('abort', leave);
  try {
    const lines = linesFrom(socket);
    const first = await lines.next();
    stopped.signal.removeEventListener('abort', leave);
    if (first.done === true) return;
    void stopWhenTold(lines, stopped);
    send({ exit: await run(commandRequest.parse(JSON.parse(first.value)), served, stopped.signal, { send, taken }) });
  } catch (error) {
    // A defect: as at the terminal, its stack is needed.
    send({ err: `${error instanceof Error ? error.stack : String(error)}\n` });
    send({ exit: 1 });
  } finally {
    socket.end();
  }
}

async function stopWhenTold(lines: AsyncGenerator<string>, stopped: AbortController): Promise<void> {
  try {
    for await (const line of lines) if (commandStop.safeParse(JSON.parse(line)).success) stopped.abort();
  } catch {
    // What cannot be read is no word to stop; the end of the connection is.
  }
}

async function run(
  { argv, cwd, user, isInteractive }: ReturnType<typeof commandRequest.parse>,
  { database, dataFolder, env }: Served,
  signal: AbortSignal,
  { send, taken }: { send: (reply: CommandReply) => void; taken: () => Promise<void> },
): Promise<ExitCode> {
  // Loaded with the first command: most of the time a server needs none of them.
  const { runCli } = await import('../run.ts');
  return runCli(argv, {
    terminal: { out: (out) => send({ out }), err: (err) => send({ err }), isInteractive, drained: taken },
    env: { ...env, PORTICO_DATA: dataFolder },
    // The server's own, which stays open.
    openDatabase: async () => ({ ...database, close: async () => {} }),
    signal,
    user: { ...user, sudo: user.sudo },
    cwd,
  });
}
