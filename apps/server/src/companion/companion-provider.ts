import { createRemoteJWKSet, customFetch as jwksFetch, jwtVerify } from 'jose';
import * as client from 'openid-client';

/** The portal as one app knows it. */
export interface CompanionProvider {
  configuration(): Promise<client.Configuration>;
  /** The id of the sign-in that a logout token says has ended; null for a token that is none (OpenID Connect Back-Channel Logout 1.0, 2.6). */
  readLogoutToken(token: string): Promise<string | null>;
}

/** Whose sign-ins are whose, and where the portal is. */
export interface CompanionRegistration {
  readonly id: string;
  readonly secret: string;
  readonly issuer: string;
  /** Where the portal is asked; its own address may lead around by a proxy. Known once it listens. */
  readonly portalUrl: () => string;
}

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Asks the portal for its discovery document once, when it is needed first. */
export function companionProvider({ id, secret, issuer, portalUrl }: CompanionRegistration): CompanionProvider {
  const { origin } = new URL(issuer);
  const ask = (url: string, options: RequestInit): Promise<Response> =>
    fetch(url.startsWith(origin) ? portalUrl() + url.slice(origin.length) : url, options);
  let known: Promise<client.Configuration> | undefined;
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  const configuration = (): Promise<client.Configuration> => {
    known ??= client
      .discovery(new URL(issuer), id, secret, client.ClientSecretBasic(secret), {
        execute: [client.allowInsecureRequests],
        [client.customFetch]: (url, options) => ask(url, options as RequestInit),
      })
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  };
  return {
    configuration,
    readLogoutToken: async (token) => {
      const { jwks_uri: address = '' } = (await configuration()).serverMetadata();
      keys ??= createRemoteJWKSet(new URL(address), { [jwksFetch]: ask });
      try {
        const { payload } = await jwtVerify(token, keys, { issuer, audience: id, typ: 'logout+jwt' });
        const events = payload['events'] as Record<string, unknown> | undefined;
        const { sid } = payload;
        return events?.[LOGOUT_EVENT] !== undefined && !('nonce' in payload) && typeof sid === 'string' ? sid : null;
      } catch {
        return null;
      }
    },
  };
}
