import { ANTI_FORGERY_HEADER, getPortalSettings, type Call } from '@portico/contract';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

/** A browser without pages: it keeps cookies by host name, goes where it is led, and makes calls of the portal. */
export interface DrillVisitor {
  /** Goes on until a page stands, or an address has a hash, which a page would read. */
  follow(start: string): Promise<URL>;
  /** Of one answer, wherever it leads. */
  status(address: string): Promise<number>;
  json(address: string): Promise<Record<string, unknown>>;
  statusOf(portal: string, call: Call): Promise<number>;
  /** @throws Error with what the portal answered. */
  call(portal: string, call: Call, input: object): Promise<unknown>;
}

export function createVisitor(): DrillVisitor {
  const jars = new Map<string, Map<string, string>>();
  const send = async (address: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> => {
    const { hostname } = new URL(address);
    const jar = jars.get(hostname) ?? new Map<string, string>();
    jars.set(hostname, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    // Not by `fetch`, which says of itself that it is no page: who protects pages refuses it.
    const asked = request(address, { method, headers: { accept: 'text/html', cookie, ...headers } });
    asked.end(body);
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    for (const each of reply.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return { status: reply.statusCode ?? 0, location: reply.headers.location, text: await text(reply) };
  };
  const ask = async (portal: string, { method, path }: Call, input: object): Promise<Answer> => {
    const headers = { accept: 'application/json' };
    if (method === 'GET') return send(portal + path, { headers });
    const { antiForgeryToken } = JSON.parse((await send(portal + getPortalSettings.path, { headers })).text) as {
      antiForgeryToken: string;
    };
    return send(portal + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json', [ANTI_FORGERY_HEADER]: antiForgeryToken },
      body: JSON.stringify(input),
    });
  };
  return {
    follow: async (start) => {
      let at = new URL(start);
      for (let steps = 0; steps < 15; steps += 1) {
        const { location } = await send(at.href);
        if (location === undefined) return at;
        at = new URL(location, at);
        if (at.hash !== '') return at;
      }
      throw new Error(`goes round in circles at ${at.href}`);
    },
    status: async (address) => (await send(address)).status,
    json: async (address) => JSON.parse((await send(address)).text) as Record<string, unknown>,
    statusOf: async (portal, call) => (await ask(portal, call, {})).status,
    call: async (portal, call, input) => {
      const { status, text: body } = await ask(portal, call, input);
      if (status !== 200) throw new Error(`${call.path} answered ${status}: ${body}`);
      return (JSON.parse(body) as { response?: unknown }).response;
    },
  };
}
