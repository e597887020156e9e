import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What stands between a client and a server on this machine, and can fail as a network does. */
export interface BreakableProxy {
  readonly port: number;
  /** From now on nothing arrives, either way, and nobody is told. */
  fallSilent(): void;
  /** Passes on again, also what was held back. */
  goOn(): void;
  /** New connections lead to another port from now on, as a load balancer leads them after a fail-over. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

/** @param first the port of the server on this machine. */
export async function startBreakableProxy(first: number): Promise<BreakableProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  let port = first;
  const hold = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => {});
    if (isSilent) socket.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      hold(from);
      from.on('data', (bytes) => to.write(bytes));
      from.once('close', () => {
        // Over a network that is silent, an end does not arrive either.
        if (!isSilent) to.destroy();
      });
      if (isSilent) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    fallSilent: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    goOn: () => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    leadTo: (next) => {
      port = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
