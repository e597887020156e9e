import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { publicLookup, type ResolveName } from '../platform/network/public-lookup.ts';

/** An address that is not asked, or that nobody answers at. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

/** More has come than is read. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** What may still be read and waited for, over all requests that belong together. */
export interface Budget {
  /** Bytes of answers. */
  left: number;
  readonly signal: AbortSignal;
}

export interface OutsideRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** Sent as JSON. */
  readonly body?: object;
  readonly accept: string;
}

export interface OutsideAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends one request to whatever address a stranger has given. */
export type AskOutside = (request: OutsideRequest, budget: Budget) => Promise<OutsideAnswer>;

/** What staff say of where such requests may go. */
export interface Outside {
  /** Every host of the internet, by https at the usual port. */
  readonly allowsPublic: boolean;
  /** Origins beside that, also of this network. */
  readonly origins: readonly string[];
}

/** In bytes: no header of an answer that is of use is longer. */
const MAX_HEADERS = 16 * 1024;

/**
 * Returns a function for requests to addresses that strangers give, which reach nothing inside the network (SSRF):
 *
 * - https at port 443 alone, to a name, never to a number, without a login;
 * - the name is resolved once, every address that it stands for must be public, and the connection goes to one of these (`publicLookup`);
 * - no redirect is followed, no connection is kept, and nothing of the portal is sent: no cookie, no token.
 *
 * @throws NotReached, alike for whatever reason; TooLarge once the budget's bytes are read.
 */
export function askOutside({ allowsPublic, origins }: Outside, resolveName?: ResolveName): AskOutside {
  const lookup = publicLookup(
    () => false,
    () => new NotReached(),
    resolveName,
  );
  return async (request, budget) => {
    try {
      const url = new URL(request.url);
      if (url.username !== '' || url.password !== '') throw new NotReached();
      if (origins.includes(url.origin)) return await send(url, request, budget, undefined);
      if (!allowsPublic || url.protocol !== 'https:' || url.port !== '' || isNumber(url.hostname))
        throw new NotReached();
      return await send(url, request, budget, lookup);
    } catch (error) {
      if (error instanceof TooLarge) throw error;
      throw new NotReached();
    }
  };
}

/** The parser of addresses has written every spelling of a number, as 0x7f.1, in the one way that isIP knows. */
function isNumber(hostname: string): boolean {
  return isIP(hostname.replace(/^\[(.+)\]$/, '$1')) !== 0;
}

async function send(
  url: URL,
  { method, body, accept }: OutsideRequest,
  budget: Budget,
  lookup: LookupFunction | undefined,
): Promise<OutsideAnswer> {
  const content = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const headers = {
    accept,
    ...(content === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(content.length) }),
  };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers,
      agent: false,
      signal: budget.signal,
      maxHeaderSize: MAX_HEADERS,
      ...(lookup === undefined ? {} : { lookup }),
    });
    request.on('response', resolve).on('error', reject).end(content);
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) {
    budget.left -= chunk.length;
    if (budget.left < 0) throw new TooLarge();
    chunks.push(chunk);
  }
  return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') };
}
