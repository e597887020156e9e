import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { limits } from '../platform/limits/limits.ts';
import { cookieName } from '../platform/visitor/cookie-name.ts';
import type { OpenIdClient } from '../platform/settings/openid-clients.ts';
import { openIdScopes } from '../platform/settings/openid-clients.ts';
import type { Services } from '../platform/services.ts';
import { createAdapter } from './adapter.ts';
import { clientMetadata, resourceServerMetadata } from './client-metadata.ts';
import { loadGrant } from './grants.ts';
import { portalPolicy } from './interaction-policy.ts';
import { issuerOf, OPENID_PATH } from './issuer.ts';
import { readLoginUid } from './login-id.ts';
import { bareScopes, claimsAskedFor, claimsOf, claimsOfAll, claimsOfScopes } from './person-claims.ts';
import { touchLogin } from './queries/live-logins.ts';
import { signInLevels } from './sign-in-levels.ts';
import { assertionRules } from './smart/assertion-rules.ts';
import { scopesInAllForms, smartParameters } from './smart/check-smart-request.ts';
import { type BearerIntrospection, INTROSPECT_SCOPE, mayIntrospect } from './smart/introspection.ts';
import { registerLaunchGrant } from './smart/launch-grant.ts';
import { ASSERTION_ALGORITHMS } from './smart/smart-configuration.ts';
import { givesRefreshToken } from './smart/refresh-tokens.ts';
import { tokenContext } from './smart/token-context.ts';
import type { SigningKey } from './signing-keys.ts';
import { fetchKeys } from './smart/fetch-keys.ts';
import { subjectFor } from './subject.ts';

/** The pages that the provider shows itself. */
export interface ProviderPages {
  /** For a request that cannot be answered, whatever is wrong with it. */
  error(ctx: KoaContextWithOIDC): string;
  /** Asks whether to sign out. @param form the provider's, with the id `op.logoutForm`. */
  signOut(ctx: KoaContextWithOIDC, form: string): string;
  signedOut(ctx: KoaContextWithOIDC): string;
}

/** What a provider is made with beside the settings. */
export interface ProviderParts {
  readonly pages: ProviderPages;
  /** How the FHIR server asks by a token of its own. */
  readonly bearer: BearerIntrospection;
}

/**
 * The OpenID provider of the apps in the settings. All that it keeps is in the database, so that every server has one of its own, and makes it anew when the keys change.
 *
 * @param signingKeys of currentSigningKeys.
 */
export function createProvider(
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
  signingKeys: readonly SigningKey[],
  { pages, bearer }: ProviderParts,
): Provider {
  const { settings } = services;
  const { openIdClients: clients, session, smart } = settings.healthSystem;
  const parameters = smartParameters(services);
  const clientNamed = (id: string): OpenIdClient | undefined => clients.find((each) => each.id === id);
  const configuration: Configuration = {
    adapter: createAdapter(services),
    clients: [
      ...clients.map((client) => clientMetadata(client, settings.openIdSecrets[client.id])),
      ...(smart === undefined
        ? []
        : [
            resourceServerMetadata(smart.resourceServer, settings.openIdSecrets[smart.resourceServer.id]),
            bearer.metadata,
          ]),
    ],
    jwks: { keys: signingKeys },
    acrValues: [...signInLevels],
    scopes: [
      ...new Set(['openid', ...openIdScopes, ...scopesInAllForms(clients.flatMap(({ scopes }) => scopes))]),
      ...(smart === undefined ? [] : [INTROSPECT_SCOPE]),
    ],
    ...(parameters === undefined ? {} : { extraParams: parameters }),
    claims: {
      ...Object.fromEntries(Object.entries(claimsOfScopes).map(([scope, names]) => [scope, [...names]])),
      iss: null,
      sid: null,
    },
    subjectTypes: ['public', 'pairwise'],
    responseTypes: ['code'],
    enabledJWA: { clientAuthSigningAlgValues: [...ASSERTION_ALGORITHMS] },
    assertJwtClientAuthClaimsAndHeader: assertionRules,
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'],
    // An app may post its request (OpenID Connect Core 1.0, 3.1.2.1). Its page is of another site: that takes cookies that browsers give to https alone.
    enableHttpPostMethods: settings.publicUrl.startsWith('https:'),
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      claimsParameter: { enabled: true },
      clientCredentials: { enabled: smart !== undefined },
      dPoP: { enabled: false },
      introspection: {
        enabled: true,
        allowedPolicy: mayIntrospect(services),
      },
      pushedAuthorizationRequests: { enabled: true },
      resourceIndicators: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = pages.signOut(ctx, form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = pages.signedOut(ctx);
        },
      },
    },
    // Of an app that runs in a browser: its page may ask for its tokens, and not about them.
    clientBasedCORS: ({ oidc }, origin, client) =>
      oidc.route !== 'introspection' &&
      client.clientAuthMethod === 'none' &&
      (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
    cookies: {
      names: {
        session: cookieName('openid-session', settings.mode),
        interaction: cookieName('openid-request', settings.mode),
        resume: cookieName('openid-resume', settings.mode),
      },
      long: { ...cookieFlags(settings), sameSite: settings.publicUrl.startsWith('https:') ? 'none' : 'lax' },
      short: cookieFlags(settings),
    },
    // Nothing that an app was given outlives the session (issue 15, point 1).
    expiresWithSession: () => true,
    issueRefreshToken: (_ctx, client, source) => givesRefreshToken(client, source.scopes),
    rotateRefreshToken: true,
    pkce: { required: () => true },
    ttl: {
      AccessToken: limits.openIdAccessToken.window,
      AuthorizationCode: limits.openIdCode.window,
      ClientCredentials: limits.openIdAccessToken.window,
      Grant: session.endsAfterSeconds,
      IdToken: limits.openIdIdToken.window,
      Interaction: limits.openIdRequest.window,
      RefreshToken: session.endsAfterSeconds,
      Session: session.endsAfterSeconds,
    },
    interactions: { policy: portalPolicy(), url: (_ctx, { uid }) => `${OPENID_PATH}/Interaction/${uid}` },
    pairwiseIdentifier: (_ctx, accountId, { clientId }) => {
      const client = clientNamed(clientId);
      return client === undefined ? accountId : subjectFor(settings.keys, client, accountId);
    },
    loadExistingGrant: async (ctx) => {
      const client = clientNamed(ctx.oidc.client?.clientId ?? '');
      return client === undefined ? undefined : loadGrant(ctx, client, services);
    },
    findAccount: async (ctx, accountId, token) => {
      const sessionUid = token !== undefined && 'sessionUid' in token ? token.sessionUid : ctx.oidc.session?.uid;
      const client = clientNamed(ctx.oidc.client?.clientId ?? '');
      if (client === undefined) return undefined;
      if (token?.kind === 'RefreshToken') await countAsUse(client, sessionUid, services);
      const grantId = token !== undefined && 'grantId' in token ? token.grantId : undefined;
      const ask = { accountId, client, sessionUid, grantId };
      const nothing: ReadonlySet<string> = new Set();
      if ((await claimsOf({ ...ask, scopes: nothing, granted: nothing }, services)) === undefined) return undefined;
      return {
        accountId,
        claims: async (use, scope, asked) => {
          const isBare = use === 'id_token' && !client.claimsInIdToken;
          const granted = scope.split(' ');
          const isTold = (each: string): boolean => !isBare || bareScopes.includes(each);
          const scopes = granted.filter(isTold);
          const oneByOne = claimsAskedFor(Object.keys(asked), granted, client);
          const request = {
            ...ask,
            scopes: new Set([...scopes, ...oneByOne.scopes.filter(isTold)]),
            granted: new Set(granted),
          };
          const names = new Set([...claimsOfAll(scopes), ...oneByOne.names]);
          const found = Object.entries((await claimsOf(request, services)) ?? {});
          return { ...Object.fromEntries(found.filter(([name]) => names.has(name))), sub: accountId };
        },
      };
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = pages.error(ctx);
    },
    extraTokenClaims: async (_ctx, token) => {
      const client = clientNamed(token.clientId ?? '');
      return client === undefined || token.kind !== 'AccessToken' ? undefined : tokenContext(token, client, services);
    },
    fetch: fetchKeys,
  };
  const provider = new Provider(issuerOf(settings), configuration);
  if (parameters !== undefined) registerLaunchGrant(provider, services);
  // Whether the visitor came by https is known from the settings (serve-openid.ts).
  provider.proxy = true;
  provider.silent = true;
  return provider;
}

async function countAsUse(
  client: OpenIdClient,
  sessionUid: string | undefined,
  services: Pick<Services, 'database' | 'ports'>,
): Promise<void> {
  const login = readLoginUid(sessionUid ?? '');
  if (client.keepsSession && login !== null) await touchLogin(services.database.db, login, services.ports.clock.now());
}

function cookieFlags({ publicUrl }: Pick<Services['settings'], 'publicUrl'>) {
  return { httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
}
