import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

/** What the adapters send of a request. */
export interface OutsideInit {
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | URLSearchParams | Uint8Array<ArrayBuffer>;
  signal: AbortSignal;
}

/** Sends one request and follows no redirect, since requests hold data for one service alone. */
export type OutsideFetch = (url: string, init: OutsideInit) => Promise<Response>;

/** Statuses whose answer has no body (Fetch, §2.2.3). */
const bodiless = new Set([101, 103, 204, 205, 304]);

/**
 * Returns what sends requests to one service.
 *
 * @param authority certificates of authorities as a PEM text, which alone are then trusted to vouch for the service. Without: those of
 *   the system. Node's own `fetch` cannot be told, so that requests go by `node:https` then.
 * @param lookup finds the addresses of names, where not every address may be asked; requests go by `node:https` then as well.
 */
export function trustedFetch(authority: string | undefined, lookup?: LookupFunction): OutsideFetch {
  if (authority === undefined && lookup === undefined)
    return (url, init) => fetch(url, { ...init, redirect: 'manual' });
  const agent = new https.Agent({
    keepAlive: lookup === undefined,
    ...(authority === undefined ? {} : { ca: authority }),
  });
  return async (url, { method = 'GET', headers = {}, body, signal }) => {
    const content = bytesOf(body);
    const isSecure = url.startsWith('https:');
    const sent = (isSecure ? https : http).request(url, {
      method,
      signal,
      headers: {
        ...(body instanceof URLSearchParams
          ? { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }
          : {}),
        ...headers,
        ...(content === undefined ? {} : { 'content-length': String(content.length) }),
      },
      ...(isSecure ? { agent } : {}),
      ...(lookup === undefined ? {} : { lookup }),
    });
    try {
      const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
        sent.on('response', resolve).on('error', reject).end(content);
      });
      return responseOf(answer, signal);
    } catch (error) {
      throw asFetchThrows(error, signal);
    }
  };
}

function bytesOf(body: OutsideInit['body']): Buffer | undefined {
  if (body === undefined) return undefined;
  return typeof body === 'object' && !(body instanceof URLSearchParams) ? Buffer.from(body) : Buffer.from(String(body));
}

function responseOf(answer: http.IncomingMessage, signal: AbortSignal): Response {
  const status = answer.statusCode ?? 0;
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  if (bodiless.has(status)) {
    answer.resume();
    return new Response(null, { status, headers });
  }
  const chunks = (answer as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      try {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(new Uint8Array(value));
      } catch (error) {
        controller.error(asFetchThrows(error, signal));
      }
    },
    cancel: () => void answer.destroy(),
  });
  return new Response(body, { status, headers });
}

/** As `fetch` does: the reason of the signal where it ended the wait, else an error whose cause is that of the connection. */
function asFetchThrows(error: unknown, { aborted, reason }: AbortSignal): unknown {
  return aborted ? reason : new TypeError('fetch failed', { cause: error });
}
