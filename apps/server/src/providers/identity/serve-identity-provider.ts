import { languageOfTag } from '@portico/contract';
import type { FastifyInstance } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type { IdentityProvider } from '../../platform/settings/identity-providers.ts';
import type { Clock } from '../../ports/clock.ts';
import { pagePolicy } from '../page-policy.ts';
import type { PageFrame } from '../provider-page.ts';
import { identityPage, identityRefusalPage } from './identity-page.ts';
import { claimsOf, createIdentityTokens, type Granted, PROVEN, SIGNED_IN } from './identity-tokens.ts';
import { harbor, IDENTITY_ID, type IdentityRealm } from './realm.ts';
import { type ProviderSession, serveSignOut } from './serve-sign-out.ts';
import { type IdentityWay, identityWays } from './ways-to-fail.ts';

/** In seconds. */
const CODE_LIFETIME = 60;

export interface IdentityProviderOptions {
  readonly clock: Clock;
  /** Its address, once its server listens. */
  readonly origin: () => string;
  /** The apps that may send somebody. */
  readonly portals: () => readonly string[];
  readonly frame: () => PageFrame;
}

/** A code that was given, until it is used. */
interface Code extends Granted {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly expiresAt: number;
}

/**
 * The identity provider of the demonstration (OpenID Connect Core 1.0, code flow). As strict as real ones are with a request, and it
 * fails as they do: the person on its page says how.
 *
 * @param secret by which the app shows who it is.
 * @param realm who has an account at it; by default that of patients.
 */
export async function serveIdentityProvider(
  app: FastifyInstance,
  secret: string,
  { clock, origin, portals, frame }: IdentityProviderOptions,
  realm: IdentityRealm = harbor,
): Promise<void> {
  const tokens = await createIdentityTokens();
  const codes = new Map<string, Code>();
  const granted = new Map<string, Granted>();
  const issuer = (): string => `${origin()}${realm.path}`;
  const path = (name: string): string => `${realm.path}${name}`;
  const sessions = serveSignOut(app, { realm, tokens, clock, issuer, portals });

  app.get(path('/.well-known/openid-configuration'), async () => ({
    issuer: issuer(),
    authorization_endpoint: `${issuer()}/authorize`,
    token_endpoint: `${issuer()}/token`,
    userinfo_endpoint: `${issuer()}/userinfo`,
    jwks_uri: `${issuer()}/keys`,
    end_session_endpoint: `${issuer()}/sign-out`,
    ...(realm.signOut.toldAt === undefined
      ? {}
      : { backchannel_logout_supported: true, backchannel_logout_session_supported: true }),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    acr_values_supported: [SIGNED_IN, PROVEN],
  }));
  app.get(path('/keys'), async () => ({ keys: tokens.keys() }));

  /** Where a browser goes back with a code, for who is signed in there. */
  const backWithCode = (
    request: Readonly<Record<string, string>>,
    { person, sid, signedInAt }: ProviderSession,
    way: IdentityWay,
  ): string => {
    const redirectUri = request['redirect_uri'] ?? '';
    const back = backOf(request, way);
    const wantsProof = (request['acr_values'] ?? '').split(' ').includes(PROVEN);
    const code = newSecret();
    codes.set(code, {
      person,
      way,
      clientId: realm.client,
      nonce: request['nonce'] ?? '',
      sid,
      signedInAt,
      acr: wantsProof && way !== 'notProven' ? PROVEN : SIGNED_IN,
      challenge: request['code_challenge'] ?? '',
      redirectUri,
      expiresAt: clock.now().getTime() + CODE_LIFETIME * 1000,
    });
    back.searchParams.set('code', code);
    return back.href;
  };
  const backOf = (request: Readonly<Record<string, string>>, way: IdentityWay): URL => {
    const back = new URL(request['redirect_uri'] ?? '');
    back.searchParams.set('state', way === 'otherState' ? 'another' : (request['state'] ?? ''));
    back.searchParams.set('iss', way === 'otherIssuer' ? 'https://id.example.net' : issuer());
    return back;
  };

  app.get<{ Querystring: Record<string, string> }>(path('/authorize'), async (request, reply) => {
    const { query } = request;
    const lang = languageOfTag(query['ui_locales'] ?? '') ?? 'en';
    reply.header('content-security-policy', pagePolicy(portals(), portals()));
    reply.type('text/html; charset=utf-8');
    if (!isGoodRequest(query, realm, portals())) return reply.code(400).send(identityRefusalPage(realm, lang, frame()));
    const session = realm.isRemembering === true && !isAskedAnew(query) ? sessions.find(request) : undefined;
    if (session !== undefined) return reply.redirect(backWithCode(query, session, 'well'), 303);
    return reply.send(identityPage(realm, lang, query, frame()));
  });

  app.post<{ Body: Record<string, string> }>(path('/authorize'), async ({ body }, reply) => {
    const person = realm.people.find(({ id }) => id === body['person']);
    const way = identityWays.find((each) => each === body['way']);
    reply.header('content-security-policy', pagePolicy(portals(), portals()));
    if (person === undefined || way === undefined || !isGoodRequest(body, realm, portals())) {
      return reply
        .code(400)
        .type('text/html; charset=utf-8')
        .send(identityRefusalPage(realm, 'en', frame()));
    }
    const back = backOf(body, way);
    if (way === 'cancelled' || way === 'denied') {
      back.searchParams.set('error', 'access_denied');
      return reply.redirect(back.href, 303);
    }
    return reply.redirect(backWithCode(body, sessions.begin(reply, person, back.origin), way), 303);
  });

  app.post<{ Body: Record<string, string> }>(path('/token'), async ({ body, headers }, reply) => {
    const code = codes.get(body['code'] ?? '');
    codes.delete(body['code'] ?? '');
    if (!isClient(headers.authorization ?? '', realm.client, secret)) {
      return reply.code(401).send({ error: 'invalid_client' });
    }
    if (code?.way === 'down') return reply.code(503).send({ error: 'temporarily_unavailable' });
    // The connection stays open until the portal gives up.
    if (code?.way === 'silent') return reply.hijack();
    if (code?.way === 'endless') return reply.type('application/json').send('{'.padEnd(1_000_000));
    const isGood =
      code !== undefined &&
      code.way !== 'codeUsed' &&
      body['grant_type'] === 'authorization_code' &&
      body['redirect_uri'] === code.redirectUri &&
      clock.now().getTime() < code.expiresAt &&
      createHash('sha256')
        .update(body['code_verifier'] ?? '')
        .digest('base64url') === code.challenge;
    if (!isGood) return reply.code(400).send({ error: 'invalid_grant' });
    const accessToken = newSecret();
    granted.set(accessToken, code);
    const idToken = await tokens.idToken(code, issuer(), clock.now());
    return reply.send({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: CODE_LIFETIME,
      id_token: idToken,
    });
  });

  app.get(path('/userinfo'), async ({ headers }, reply) => {
    const found = granted.get((headers.authorization ?? '').replace(/^Bearer /, ''));
    return found === undefined ? reply.code(401).send({ error: 'invalid_token' }) : reply.send(claimsOf(found));
  });
}

/** The settings by which a portal takes it, as docs/single-sign-on.md has them for real ones. */
export function identityProviderSettings(origin: string): IdentityProvider {
  return {
    id: IDENTITY_ID,
    name: { en: harbor.name, es: harbor.name },
    issuer: `${origin}${harbor.path}`,
    clientId: harbor.client,
    authentication: { method: 'secret', env: 'HARBOR_SECRET', sentIn: 'header' },
    signIn: { scopes: ['openid', 'profile'], acrValues: [SIGNED_IN] },
    signOut: true,
    proof: {
      scopes: ['openid', 'profile', 'address', 'phone'],
      acrValues: [PROVEN],
      levels: { [PROVEN]: 'IAL2' },
      levelClaim: 'acr',
    },
    claims: {
      firstName: 'given_name',
      middleName: 'middle_name',
      lastName: 'family_name',
      birthDate: 'birthdate',
      zip: 'address.postal_code',
      street: 'address.street_address',
      phone: 'phone_number',
    },
  };
}

/** Whether the person is to say who they are although somebody is signed in (OpenID Connect Core 1.0, 3.1.2.1). */
function isAskedAnew(request: Readonly<Record<string, string>>): boolean {
  const prompts = (request['prompt'] ?? '').split(' ');
  return prompts.includes('login') || prompts.includes('select_account') || request['max_age'] === '0';
}

const newSecret = (): string => randomBytes(32).toString('base64url');

/** RFC 6749, 2.3.1: both halves are form-encoded. */
function isClient(authorization: string, client: string, secret: string): boolean {
  const [id, shown] = Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':');
  const decoded = new URLSearchParams(`id=${id}&secret=${shown}`);
  return decoded.get('id') === client && decoded.get('secret') === secret;
}

/** As registered: the client, where it gets the answer, and the code flow with PKCE, state and nonce. */
function isGoodRequest(
  request: Readonly<Record<string, string>>,
  { client, returnPath }: IdentityRealm,
  portals: readonly string[],
): boolean {
  return (
    request['client_id'] === client &&
    request['response_type'] === 'code' &&
    request['code_challenge_method'] === 'S256' &&
    /^[\w-]{43}$/.test(request['code_challenge'] ?? '') &&
    [request['state'], request['nonce']].every((value) => value !== undefined && value.length >= 22) &&
    (request['scope'] ?? '').split(' ').includes('openid') &&
    portals.some((portal) => request['redirect_uri'] === `${portal}${returnPath}`)
  );
}
