import { isIP } from 'node:net';
import { isPublicAddress } from '../platform/network/public-address.ts';
import { publicLookup } from '../platform/network/public-lookup.ts';
import { isBusy, wholeText } from './http-answer.ts';
import { NotReached } from './outside-request.ts';
import { type OutsideInit, trustedFetch } from './trusted-fetch.ts';

/** In bytes: many times the largest discovery document, set of keys or token. */
const MAX_ANSWER_BYTES = 256_000;

/** Statuses whose answer has no body (Fetch, §2.2.3). */
const bodiless = [204, 205, 304];

/** Sends requests to one identity provider, and remembers of those that belong together whether one was not answered. */
export interface IdentityFetch {
  readonly fetch: (
    url: string,
    init: Omit<OutsideInit, 'method' | 'signal'> & { method?: string },
  ) => Promise<Response>;
  /** Why there was no answer; null while there was one. */
  readonly failure: () => unknown;
}

/** An identity provider that says that it cannot answer now. */
class Busy extends Error {
  override readonly name = 'Busy';
}

/**
 * Returns a function for the requests to one identity provider. Where its token endpoint and its keys are says the identity provider
 * itself: beyond the host of its issuer, which staff have named, the connection goes to public addresses alone.
 *
 * @param signal ends the wait for all of them.
 */
export function identityFetch(issuer: string, signal: AbortSignal): IdentityFetch {
  const named = new URL(issuer).hostname;
  const send = trustedFetch(
    undefined,
    publicLookup(
      (host) => host === named,
      () => new NotReached(),
    ),
  );
  let failure: unknown = null;
  return {
    fetch: async (url, { method, headers, body }) => {
      try {
        const { hostname } = new URL(url);
        const number = hostname.replace(/^\[(.+)\]$/, '$1');
        if (hostname !== named && isIP(number) !== 0 && !isPublicAddress(number)) throw new NotReached();
        const reply = await send(url, {
          method: method === 'POST' ? 'POST' : 'GET',
          ...(headers === undefined ? {} : { headers }),
          ...(body instanceof URLSearchParams ? { body } : {}),
          signal,
        });
        if (isBusy(reply.status)) {
          await reply.body?.cancel();
          throw new Busy(`HTTP ${reply.status}`);
        }
        const text = await wholeText(reply, MAX_ANSWER_BYTES);
        const isBodiless = bodiless.includes(reply.status);
        return new Response(isBodiless ? null : text, { status: reply.status, headers: reply.headers });
      } catch (error) {
        failure = error;
        throw error;
      }
    },
    failure: () => failure,
  };
}
