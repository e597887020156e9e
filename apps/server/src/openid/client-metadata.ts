import type { ClientMetadata } from 'oidc-provider';
import type { OpenIdClient } from '../platform/settings/openid-clients.ts';
import { SIGNING_ALGORITHM } from './signing-keys.ts';
import { scopesInAllForms } from './smart/check-smart-request.ts';
import { INTROSPECT_SCOPE } from './smart/introspection.ts';
import { TOKEN_EXCHANGE } from './smart/launch-grant.ts';

/** An app of the settings as the provider knows it (OpenID Connect Dynamic Client Registration 1.0, 2). */
export function clientMetadata(client: OpenIdClient, secret: string | undefined): ClientMetadata {
  const { backchannelLogoutUri, refreshTokens, launchesApps } = client;
  return {
    client_id: client.id,
    client_name: client.name.en,
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    response_types: ['code'],
    grant_types: [
      'authorization_code',
      ...(refreshTokens ? ['refresh_token'] : []),
      ...(launchesApps ? [TOKEN_EXCHANGE] : []),
    ],
    scope: ['openid', ...scopesInAllForms(client.scopes)].join(' '),
    subject_type: client.subject,
    id_token_signed_response_alg: SIGNING_ALGORITHM,
    ...authenticationOf(client.authentication, secret),
    ...(backchannelLogoutUri === undefined
      ? {}
      : { backchannel_logout_uri: backchannelLogoutUri, backchannel_logout_session_required: true }),
  };
}

/** The FHIR server that asks about tokens: it signs nobody in. */
export function resourceServerMetadata(
  { id, authentication }: { id: string; authentication: OpenIdClient['authentication'] },
  secret: string | undefined,
): ClientMetadata {
  return {
    client_id: id,
    redirect_uris: [],
    response_types: [],
    grant_types: ['client_credentials'],
    scope: INTROSPECT_SCOPE,
    ...authenticationOf(authentication, secret),
  };
}

function authenticationOf(
  authentication: OpenIdClient['authentication'],
  secret: string | undefined,
): Partial<ClientMetadata> {
  if (authentication.method === 'none') return { token_endpoint_auth_method: 'none' };
  if (authentication.method === 'secret') {
    return {
      token_endpoint_auth_method: authentication.sentIn === 'form' ? 'client_secret_post' : 'client_secret_basic',
      ...(secret === undefined ? {} : { client_secret: secret }),
    };
  }
  const { jwks, jwksUri } = authentication;
  return {
    token_endpoint_auth_method: 'private_key_jwt',
    ...(jwks === undefined ? {} : { jwks }),
    ...(jwksUri === undefined ? {} : { jwks_uri: jwksUri }),
  };
}
