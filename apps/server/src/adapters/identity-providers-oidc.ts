import { createPrivateKey } from 'node:crypto';
import * as client from 'openid-client';
import { identityReturnPath } from '@portico/contract';
import type { IdentityProvider } from '../platform/settings/identity-providers.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { isLoopback } from '../platform/settings/loopback.ts';
import type { Clock } from '../ports/clock.ts';
import type { IdentityAnswer, IdentityProvidersPort, IdentityRequest } from '../ports/identity-providers.ts';
import { transportErrorOf } from './http-answer.ts';
import { type IdentityFetch, identityFetch } from './identity-fetch.ts';
import { readIdentity } from './read-identity.ts';
import type { ServiceError } from './service-error.ts';
import { createServiceGuard, type ServiceGuard } from './service-guard.ts';

/** In milliseconds, for all requests of one step together: a person waits. */
const PATIENCE = 10_000;

/** In seconds: how long a discovery document is taken to be what it was. Keys are asked for each time. */
const DISCOVERY_KNOWN_FOR = 600;

const service = 'identity providers';

interface Surroundings {
  clock: Clock;
  /** Called for each request without an answer. */
  report: (error: ServiceError) => void;
  /** Milliseconds, for tests. */
  patience?: number;
}

/**
 * OpenID Connect by `openid-client`: the code flow with PKCE, state, nonce and `iss` (RFC 9207), ID tokens whose signature is checked,
 * and what is told at the userinfo endpoint beside them.
 */
export function identityProvidersByOidc(
  { healthSystem, identitySecrets, publicUrl }: Pick<Settings, 'healthSystem' | 'identitySecrets' | 'publicUrl'>,
  { clock, report, patience = PATIENCE }: Surroundings,
): IdentityProvidersPort {
  const providers = new Map(
    healthSystem.identityProviders.map((provider) => {
      const secret = identitySecrets[provider.id] ?? '';
      const known: Known = { metadata: null, until: 0 };
      return [provider.id, { provider, secret, guard: createServiceGuard(), known }];
    }),
  );
  const addressOf = (id: string): string => `${publicUrl}${identityReturnPath(id)}`;

  /** @returns what the work does; null where the identity provider is out of reach, which has then been reported. */
  const ask = async <Answer>(
    id: string,
    work: (config: client.Configuration, provider: IdentityProvider) => Promise<Answer>,
  ): Promise<Answer | null> => {
    const found = providers.get(id);
    if (found === undefined) return null;
    const { provider, secret, guard, known } = found;
    const refusal = guard.refusal();
    if (refusal !== null) {
      report({ service, ...refusal, detail: `${id}: ${refusal.detail}` });
      return null;
    }
    const requests = identityFetch(provider.issuer, AbortSignal.timeout(patience));
    try {
      const config = await configure({ provider, secret, known }, requests, clock);
      const answer = await work(config, provider);
      guard.done();
      return answer;
    } catch (error) {
      return failed(error, {
        requests,
        guard,
        report: ({ reason, detail }) => report({ service, reason, detail: `${id}: ${detail}` }),
      });
    }
  };

  return {
    address: async (request, language) =>
      ask(request.provider, async (config, provider) => {
        const wanted = provider[request.use];
        if (wanted === undefined) throw new Error(`${provider.id} is not set to be asked for this`);
        return client.buildAuthorizationUrl(config, {
          redirect_uri: addressOf(provider.id),
          scope: wanted.scopes.join(' '),
          state: request.state,
          nonce: request.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(request.verifier),
          code_challenge_method: 'S256',
          ui_locales: language,
          ...(wanted.acrValues.length === 0 ? {} : { acr_values: wanted.acrValues.join(' ') }),
          ...(provider.prompt === undefined ? {} : { prompt: provider.prompt }),
        }).href;
      }).catch(() => null),
    answer: async (request, query) => {
      const said = query.get('error');
      // Nothing is asked: what the browser brought says no already. Its state was known, and `iss` is compared where it is given.
      if (said !== null && isOf(request, query, providers.get(request.provider)?.provider)) return answerTo(said);
      const answer = await ask(request.provider, async (config, provider) => {
        const returned = new URL(`${addressOf(provider.id)}?${query.toString()}`);
        return readAnswer(config, provider, request, returned);
      }).catch(() => refused);
      return answer ?? { outcome: 'unavailable' };
    },
  };
}

const refused: IdentityAnswer = { outcome: 'refused' };

async function readAnswer(
  config: client.Configuration,
  provider: IdentityProvider,
  { state, nonce, verifier }: IdentityRequest,
  returned: URL,
): Promise<IdentityAnswer> {
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
  return { outcome: 'person', identity: readIdentity(provider, { ...told, ...claims }) };
}

/** OpenID Connect Core 1.0, 3.1.2.6, and RFC 6749, 4.1.2.1. */
function answerTo(error: string): IdentityAnswer {
  if (error === 'temporarily_unavailable' || error === 'server_error') return { outcome: 'unavailable' };
  return error === 'access_denied' || error.endsWith('_required') ? { outcome: 'cancelled' } : refused;
}

function isOf({ state }: IdentityRequest, query: URLSearchParams, provider: IdentityProvider | undefined): boolean {
  const issuer = query.get('iss');
  return query.get('state') === state && (issuer === null || issuer === provider?.issuer);
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
  { provider, secret, known }: { provider: IdentityProvider; secret: string; known: Known },
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

async function authenticationOf(by: IdentityProvider['authentication'], secret: string): Promise<client.ClientAuth> {
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
