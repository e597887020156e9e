import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Counts what a browser receives, headers and what its workers ask for included. */
export interface CountingProxy {
  readonly url: string;
  /** Bytes that the portal has sent so far. */
  readonly received: () => number;
  /** Resolves once nothing has come for a while; rejects when that does not happen within half a minute. */
  readonly untilQuiet: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** In milliseconds, as browsers' "network idle". */
const QUIET = 500;

/** Stands between a browser and a portal, and changes nothing. */
export async function startCountingProxy(portalUrl: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(portalUrl);
  const open = new Set<Socket>();
  let bytes = 0;
  let cameAt = Date.now();
  const server = createServer((browser) => {
    const portal = connect(Number(port), hostname);
    portal.on('data', (chunk) => {
      bytes += chunk.length;
      cameAt = Date.now();
    });
    for (const [socket, other] of [
      [browser, portal],
      [portal, browser],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => open.delete(socket));
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    url: `http://localhost:${address.port}`,
    received: () => bytes,
    untilQuiet: async () => {
      const end = Date.now() + 30_000;
      while (Date.now() - cameAt < QUIET) {
        if (Date.now() > end) throw new Error('The page does not stop loading.');
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      }
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
