import type { Clock } from '../ports/clock.ts';
import { EligibilityUnreachable } from '../ports/eligibility.ts';
import type { OAuthSettings } from '../platform/settings/gateway.ts';
import type { Poster } from './eligibility-http.ts';
import { type IssuedToken, keepToken, type KeptToken } from './kept-token.ts';

/** Limit of the wait for a token, in milliseconds: half of what an inquiry has in all. */
const PATIENCE = 10_000;

/** Assumed lifetime of a token in seconds, if its server does not give one (RFC 6749 §5.1 leaves it open). */
const DEFAULT_LIFETIME_SECONDS = 300;

/**
 * The access token of an eligibility service: OAuth 2.0 client credentials (RFC 6749 §4.4). Getting it throws EligibilityUnreachable:
 * nothing has reached the payer then, so `maySendAgain` is `now`, or `never` if the client is refused.
 */
export function accessTokens(settings: OAuthSettings, poster: Poster, clock: Clock): KeptToken {
  const ask = async (): Promise<IssuedToken> => {
    const reply = await poster.post({
      url: settings.url,
      deadline: AbortSignal.timeout(PATIENCE),
      ...tokenRequest(settings),
    });
    return readToken(reply.status, reply.body);
  };
  return keepToken(() => ask().catch(nothingSent), clock);
}

/** RFC 6749 §4.4.2, with the client's credentials in the header or in the body (§2.3.1). */
function tokenRequest({ client, secret, credentials = 'header', scope, audience }: OAuthSettings) {
  const login = Buffer.from(`${formEncoded(client)}:${formEncoded(secret)}`).toString('base64');
  const isInBody = credentials === 'body';
  return {
    headers: {
      ...(isInBody ? {} : { authorization: `Basic ${login}` }),
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      ...(isInBody ? { client_id: client, client_secret: secret } : {}),
      ...(scope === undefined ? {} : { scope }),
      ...(audience === undefined ? {} : { audience }),
    }).toString(),
  };
}

/** RFC 6749 §2.3.1: both halves of the login are form-encoded before they are joined. */
const formEncoded = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1);

/** However the request for a token failed, the inquiry itself was not sent. */
function nothingSent(error: unknown): never {
  if (!(error instanceof EligibilityUnreachable)) throw error;
  throw new EligibilityUnreachable(
    error.kind,
    error.maySendAgain === 'never' ? 'never' : 'now',
    `token: ${error.message}`,
    [],
    true,
  );
}

function readToken(status: number, body: string): IssuedToken {
  if (status >= 400 && status < 500 && status !== 429)
    throw new EligibilityUnreachable('refused', 'never', `HTTP ${status}`);
  if (status !== 200) throw new EligibilityUnreachable('unreachable', 'now', `HTTP ${status}`);
  const reply = parsed(body);
  if (
    typeof reply !== 'object' ||
    reply === null ||
    !('access_token' in reply) ||
    typeof reply.access_token !== 'string'
  ) {
    throw new EligibilityUnreachable('garbage', 'now', 'no access_token');
  }
  const seconds = 'expires_in' in reply ? Number(reply.expires_in) : DEFAULT_LIFETIME_SECONDS;
  return { value: reply.access_token, seconds: Number.isFinite(seconds) ? seconds : DEFAULT_LIFETIME_SECONDS };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
