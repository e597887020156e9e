import { request as requestHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/network/public-address.ts';
import { publicLookup } from '../../platform/network/public-lookup.ts';
import { isLoopback } from '../../platform/settings/loopback.ts';
import { FollowError } from './follow-error.ts';

/** What a fetch may do. */
export interface FetchRules {
  /** Hosts that may have a private address, by name or address; those of this machine may do without TLS as well. */
  allowedHosts: readonly string[];
  /** Address of the portal: who asks, for whoever runs the host (RFC 9110, 10.1.5). Some refuse what does not say it. */
  portal: string;
  /** Ends the fetch, its body included: by a time-out, or because the process stops. */
  signal: AbortSignal;
}

/** An answer whose body has not been read yet. */
export interface FetchedAnswer {
  /** Where it came from, after all redirects. */
  url: URL;
  status: number;
  headers: IncomingMessage['headers'];
  /** @throws FollowError where the connection fails. Who leaves it unread calls `discard`. */
  body: AsyncIterable<Uint8Array>;
  discard(): void;
}

const MAX_REDIRECTS = 5;

/** In milliseconds: how long a host may say nothing. */
const SILENCE = 30_000;

/**
 * Sends one GET to a host of the public internet and follows its redirects. Each host's addresses are looked at once its
 * name is resolved, and the connection goes to what was looked at: neither a name nor a redirect leads into the hospital's
 * own network.
 *
 * @throws FollowError: badAddress, notHttps, privateAddress, unreachable, timeout, redirects. The reason of the signal, where
 *   it is not a time-out.
 */
export async function fetchPublic(from: URL, headers: OutgoingHttpHeaders, rules: FetchRules): Promise<FetchedAnswer> {
  const seen = new Set<string>();
  let url = from;
  while (seen.size <= MAX_REDIRECTS && !seen.has(url.href)) {
    seen.add(url.href);
    requireAllowed(url, rules.allowedHosts);
    const answer = await send(url, headers, rules);
    const { location } = answer.headers;
    if (![301, 302, 303, 307, 308].includes(answer.statusCode ?? 0) || location === undefined) {
      const discard = (): void => void answer.destroy();
      return {
        url,
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: bodyOf(answer, url, rules),
        discard,
      };
    }
    answer.destroy();
    if (!URL.canParse(location, url.href)) throw new FollowError('badAddress', location);
    url = new URL(location, url);
  }
  throw new FollowError('redirects', from.href);
}

/** @throws FollowError where the address alone shows that it must not be fetched: badAddress, notHttps, privateAddress. */
export function requireAllowed(
  { protocol, hostname, href, username, password }: URL,
  allowedHosts: readonly string[],
): void {
  const host = bare(hostname);
  const isNamed = allowedHosts.includes(host);
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '') {
    throw new FollowError('badAddress', href);
  }
  if (protocol === 'http:' && !(isNamed && isLoopback(host))) throw new FollowError('notHttps', href);
  // The name of an address is not resolved, so it is looked at here.
  if (isIP(host) !== 0 && !isNamed && !isPublicAddress(host)) throw new FollowError('privateAddress', host);
}

function send(url: URL, headers: OutgoingHttpHeaders, rules: FetchRules): Promise<IncomingMessage> {
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const lookup = publicLookup(
    (host) => rules.allowedHosts.includes(host),
    (host) => new FollowError('privateAddress', host),
  );
  const named = { 'user-agent': `Portico (+${rules.portal})`, ...headers };
  const options = { headers: named, agent: false, timeout: SILENCE, signal: rules.signal, lookup } as const;
  const sent = request(url, options, resolve);
  sent.on('timeout', () => sent.destroy(new FollowError('timeout', url.host)));
  sent.on('error', (error) => reject(explained(error, url, rules)));
  sent.end();
  return promise;
}

async function* bodyOf(answer: IncomingMessage, url: URL, rules: FetchRules): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of answer) yield chunk as Uint8Array;
  } catch (error) {
    throw explained(error, url, rules);
  }
}

/** An error of the connection as a failure. A stop of the process stays what it is. */
function explained(error: unknown, url: URL, { signal }: FetchRules): unknown {
  if (signal.aborted) {
    const reason: unknown = signal.reason;
    return reason instanceof Error && reason.name === 'TimeoutError' ? new FollowError('timeout', url.host) : reason;
  }
  if (error instanceof FollowError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'the connection failed';
  return new FollowError('unreachable', `${url.host}, ${code}`);
}

const bare = (hostname: string): string => hostname.replace(/^\[(.+)\]$/, '$1');
