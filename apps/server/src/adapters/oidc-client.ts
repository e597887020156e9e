import { createPrivateKey } from 'node:crypto';
import * as client from 'openid-client';
import type { IdentityProvider } from '../platform/settings/identity-providers.ts';
import { isLoopback } from '../platform/settings/loopback.ts';
import type { Clock } from '../ports/clock.ts';
import type { EndedThere } from '../ports/identity-providers.ts';
import { transportErrorOf } from './http-answer.ts';
import { type IdentityFetch, identityFetch } from './identity-fetch.ts';
import type { ServiceError } from './service-error.ts';
import { readLogoutToken } from './read-logout-token.ts';
import { createServiceGuard, type ServiceGuard } from './service-guard.ts';

/** In milliseconds, for all requests of one step together: a person waits. */
const PATIENCE = 10_000;

/** In seconds: how long a discovery document is taken to be what it was. Keys are asked for each time. */
const DISCOVERY_KNOWN_FOR = 600;

/** A provider of OpenID Connect, and how the portal is registered there. */
export type OidcProvider = Pick<
  IdentityProvider,
  'issuer' | 'clientId' | 'authentication' | 'signedUserInfo' | 'prompt'
>;

/** The secrets of one way there and back. */
interface OidcRequest {
  /** Comes back with the browser, once. */
  readonly state: string;
  /** Comes back in the ID token. */
  readonly nonce: string;
  /** Of PKCE (RFC 7636). */
  readonly verifier: string;
}

/** What came of it, as `IdentityAnswer` of the ports has it. */
type OidcAnswer =
  | { readonly outcome: 'person'; readonly claims: Readonly<Record<string, unknown>> }
  | { readonly outcome: 'cancelled' | 'refused' | 'unavailable' };

export interface OidcSurroundings {
  clock: Clock;
  /** Where browsers come back after a sign-out there, as it is registered; missing where none is offered. */
  signedOutAddress?: () => string;
  /** Called for each request without an answer. */
  report: (error: Pick<ServiceError, 'reason' | 'detail'>) => void;
  /** Milliseconds, for tests. */
  patience?: number | undefined;
}

/** What is asked for: scopes, `acr_values`, and the language of the person. */
interface Wanted {
  readonly scopes: readonly string[];
  readonly acrValues: readonly string[];
  readonly language: string;
  /** With `prompt` of login: whoever has signed in there before does so again (OpenID Connect Core 1.0, 3.1.2.1, max_age). */
  readonly isNewEachTime?: boolean;
}

/** Sends people to one provider, and reads what their browsers bring back. */
export interface OidcClient {
  /** Where to send the browser; null where the provider cannot be reached. */
  address(request: OidcRequest, wanted: Wanted): Promise<string | null>;
  /** @param query of the address to which the browser came back. */
  answer(request: OidcRequest, query: URLSearchParams): Promise<OidcAnswer>;
  /** As `IdentityProvidersPort` has them. */
  signOutAddress(language: string): Promise<string | null>;
  readSignOut(token: string): Promise<EndedThere | 'refused' | 'unavailable'>;
}

/**
 * OpenID Connect by `openid-client`: the code flow with PKCE, state, nonce and `iss` (RFC 9207), ID tokens whose signature is checked,
 * and what is told at the userinfo endpoint beside them. Answers within ten seconds and throws nothing: an error could carry what the
 * provider said of a person.
 *
 * @param returnAddress where browsers come back, as it is registered there.
 */
export function createOidcClient(
  provider: OidcProvider,
  secret: string,
  returnAddress: () => string,
  { clock, signedOutAddress, report, patience = PATIENCE }: OidcSurroundings,
): OidcClient {
  const guard = createServiceGuard();
  const known: Known = { metadata: null, until: 0 };

  /** @returns what the work does; null where the provider is out of reach, which has then been reported. */
  const ask = async <Answer>(
    work: (config: client.Configuration, fetch: IdentityFetch['fetch']) => Promise<Answer>,
  ): Promise<Answer | null> => {
    const refusal = guard.refusal();
    if (refusal !== null) {
      report(refusal);
      return null;
    }
    const requests = identityFetch(provider.issuer, AbortSignal.timeout(patience));
    try {
      const config = await configure({ provider, secret, known }, requests, clock);
      const answer = await work(config, requests.fetch);
      guard.done();
      return answer;
    } catch (error) {
      return failed(error, { requests, guard, report });
    }
  };

  return {
    address: async ({ state, nonce, verifier }, { scopes, acrValues, language, isNewEachTime = false }) =>
      ask(
        async (config) =>
          client.buildAuthorizationUrl(config, {
            redirect_uri: returnAddress(),
            scope: scopes.join(' '),
            state,
            nonce,
            code_challenge: await client.calculatePKCECodeChallenge(verifier),
            code_challenge_method: 'S256',
            ui_locales: language,
            ...(acrValues.length === 0 ? {} : { acr_values: acrValues.join(' ') }),
            ...(provider.prompt === undefined ? {} : { prompt: provider.prompt }),
            ...(provider.prompt === 'login' && isNewEachTime ? { max_age: LATELY } : {}),
          }).href,
      ).catch(() => null),
    answer: async (request, query) => {
      const said = query.get('error');
      // Nothing is asked: what the browser brought says no already. Its state was known, and `iss` is compared where it is given.
      if (said !== null && isOf(request, query, provider)) return answerTo(said);
      const returned = new URL(`${returnAddress()}?${query.toString()}`);
      const answer = await ask((config) => readAnswer(config, request, returned)).catch(() => refused);
      return answer ?? { outcome: 'unavailable' };
    },
    // Without an ID token as a hint: it would have to be kept for as long as the session, with what it says of the person.
    signOutAddress: async (language) => {
      if (signedOutAddress === undefined) return null;
      return ask(async (config) => {
        if (config.serverMetadata().end_session_endpoint === undefined) return null;
        const asked = { post_logout_redirect_uri: signedOutAddress(), ui_locales: language };
        return client.buildEndSessionUrl(config, asked).href;
      }).catch(() => null);
    },
    readSignOut: async (token) => {
      const ended = await ask((config, fetch) =>
        readLogoutToken(token, { provider, keysAt: config.serverMetadata().jwks_uri ?? '', fetch, now: clock.now() }),
      ).catch(() => 'refused' as const);
      return ended ?? 'unavailable';
    },
  };
}

/** In seconds, as `max_age`. With 0 some providers refuse whoever has just signed in, a second later, or ask them again without end. */
const LATELY = '60';

const refused: OidcAnswer = { outcome: 'refused' };

async function readAnswer(
  config: client.Configuration,
  { state, nonce, verifier }: OidcRequest,
  returned: URL,
): Promise<OidcAnswer> {
  const tokens = await client.authorizationCodeGrant(config, returned, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) return refused;
  const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined;
  const told = hasUserInfo ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
  return { outcome: 'person', claims: { ...told, ...claims } };
}

/** OpenID Connect Core 1.0, 3.1.2.6, and RFC 6749, 4.1.2.1. */
function answerTo(error: string): OidcAnswer {
  if (error === 'temporarily_unavailable' || error === 'server_error') return { outcome: 'unavailable' };
  return error === 'access_denied' || error.endsWith('_required') ? { outcome: 'cancelled' } : refused;
}

function isOf({ state }: OidcRequest, query: URLSearchParams, provider: OidcProvider): boolean {
  const issuer = query.get('iss');
  return query.get('state') === state && (issuer === null || issuer === provider.issuer);
}

interface Known {
  metadata: client.ServerMetadata | null;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * The configuration of one step. It is made anew each time, so that the identity provider's keys are those of now: one that has
 * changed them signs by the new one at once.
 */
async function configure(
  { provider, secret, known }: { provider: OidcProvider; secret: string; known: Known },
  { fetch }: IdentityFetch,
  clock: Clock,
): Promise<client.Configuration> {
  const now = clock.now().getTime();
  const options = {
    [client.customFetch]: fetch as client.CustomFetch,
    execute: isLoopback(new URL(provider.issuer).hostname) ? [client.allowInsecureRequests] : [],
  };
  const metadata = {
    [client.clockSkew]: Math.round((now - Date.now()) / 1000),
    ...(provider.signedUserInfo === undefined ? {} : { userinfo_signed_response_alg: provider.signedUserInfo }),
  };
  const authentication = await authenticationOf(provider.authentication, secret);
  if (known.metadata === null || now >= known.until) {
    const found = await client.discovery(
      new URL(provider.issuer),
      provider.clientId,
      metadata,
      authentication,
      options,
    );
    known.metadata = { ...found.serverMetadata() };
    known.until = now + DISCOVERY_KNOWN_FOR * 1000;
  }
  const config = new client.Configuration(known.metadata, provider.clientId, metadata, authentication);
  config[client.customFetch] = options[client.customFetch];
  for (const prepare of options.execute) prepare(config);
  client.enableNonRepudiationChecks(config);
  return config;
}

async function authenticationOf(by: OidcProvider['authentication'], secret: string): Promise<client.ClientAuth> {
  if (by.method === 'none') return client.None();
  if (by.method === 'secret') {
    return by.sentIn === 'form' ? client.ClientSecretPost(secret) : client.ClientSecretBasic(secret);
  }
  const key = createPrivateKey(secret);
  const algorithm =
    key.asymmetricKeyType === 'ec'
      ? ({ name: 'ECDSA', namedCurve: 'P-256' } as const)
      : ({ name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const);
  const encoded = new Uint8Array(key.export({ format: 'der', type: 'pkcs8' }));
  const cryptoKey = await crypto.subtle.importKey('pkcs8', encoded, algorithm, false, ['sign']);
  return client.PrivateKeyJwt(by.keyId === undefined ? cryptoKey : { key: cryptoKey, kid: by.keyId });
}

/** Says why there is no answer: out of reach, which a later try may change, or something wrong, which throws. */
function failed(
  error: unknown,
  {
    requests,
    guard,
    report,
  }: { requests: IdentityFetch; guard: ServiceGuard; report: (told: Pick<ServiceError, 'reason' | 'detail'>) => void },
): null {
  const failure = requests.failure();
  if (failure === null) {
    guard.done();
    report({ reason: 'refused', detail: codeOf(error) });
    throw error;
  }
  const { reason, detail } = transportErrorOf(failure);
  guard.done(reason);
  report({ reason, detail });
  return null;
}

/** By the library's own code: its messages may quote what the identity provider said. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'not as it should be';
}
