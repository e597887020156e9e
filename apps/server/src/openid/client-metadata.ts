import type { ClientMetadata } from 'oidc-provider';
import type { OpenIdClient } from '../platform/settings/openid-clients.ts';
import { SIGNING_ALGORITHM } from './signing-keys.ts';

/** An app of the settings as the provider knows it (OpenID Connect Dynamic Client Registration 1.0, 2). */
export function clientMetadata(client: OpenIdClient, secret: string | undefined): ClientMetadata {
  const { backchannelLogoutUri, refreshTokens } = client;
  return {
    client_id: client.id,
    client_name: client.name.en,
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    response_types: ['code'],
    grant_types: refreshTokens ? ['authorization_code', 'refresh_token'] : ['authorization_code'],
    scope: ['openid', ...client.scopes].join(' '),
    subject_type: client.subject,
    id_token_signed_response_alg: SIGNING_ALGORITHM,
    ...authenticationOf(client, secret),
    ...(backchannelLogoutUri === undefined
      ? {}
      : { backchannel_logout_uri: backchannelLogoutUri, backchannel_logout_session_required: true }),
  };
}

function authenticationOf({ authentication }: OpenIdClient, secret: string | undefined): Partial<ClientMetadata> {
  if (authentication.method === 'none') return { token_endpoint_auth_method: 'none' };
  if (authentication.method === 'secret') {
    return {
      token_endpoint_auth_method: authentication.sentIn === 'form' ? 'client_secret_post' : 'client_secret_basic',
      ...(secret === undefined ? {} : { client_secret: secret }),
    };
  }
  return { token_endpoint_auth_method: 'private_key_jwt', jwks: authentication.jwks };
}
