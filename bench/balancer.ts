import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds: how often each server is asked whether it is ready, as by a balancer of a hospital. */
const ASKS_EVERY = 250;

export interface Balancer {
  readonly url: string;
  /** Puts a server in a place, in turn with the others once it is ready; null: nobody is there. */
  place(at: number, url: string | null): void;
  close(): Promise<void>;
}

interface Place {
  url: string | null;
  isReady: boolean;
}

/**
 * A small balancer: servers that are ready, in turn. What a server has not begun to answer, because it does not take connections any more,
 * goes to the next one.
 */
export async function startBalancer(count: number): Promise<Balancer> {
  const places: Place[] = Array.from({ length: count }, () => ({ url: null, isReady: false }));
  const agent = new Agent({ keepAlive: true });
  const ending = new AbortController();
  let turn = 0;

  const asking = places.map(async (each) => {
    while (!ending.signal.aborted) {
      const { url } = each;
      const isReady =
        url !== null &&
        (await fetch(`${url}/readyz`).then(
          (reply) => reply.ok,
          () => false,
        ));
      if (each.url === url) each.isReady = isReady;
      await wait(ASKS_EVERY, undefined, { signal: ending.signal }).catch(() => {});
    }
  });

  const nextOf = (tried: ReadonlySet<Place>): Place | undefined => {
    const ready = places.filter((each) => each.isReady && !tried.has(each));
    turn += 1;
    return ready[turn % ready.length];
  };

  const pass = (from: IncomingMessage, to: ServerResponse, body: Buffer, tried: Set<Place>): void => {
    const place = nextOf(tried);
    if (place?.url == null) {
      to.writeHead(502).end();
      return;
    }
    tried.add(place);
    const headers = { ...from.headers, 'x-forwarded-for': from.socket.remoteAddress ?? '' };
    const asked = request(`${place.url}${from.url}`, { method: from.method, headers, agent });
    asked.on('response', (reply) => {
      to.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(to);
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const wasBegun = error.code !== 'ECONNREFUSED' && from.method !== 'GET';
      if (to.headersSent) to.destroy();
      else if (wasBegun) to.writeHead(502).end();
      else pass(from, to, body, tried);
    });
    asked.end(body);
  };

  const server = createServer(async (from, to) => {
    const parts: Buffer[] = [];
    for await (const part of from) parts.push(part as Buffer);
    pass(from, to, Buffer.concat(parts), new Set());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    place: (at, url) => {
      const place = places[at];
      if (place === undefined) return;
      place.url = url;
      place.isReady = false;
    },
    close: async () => {
      ending.abort();
      await Promise.all(asking);
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
