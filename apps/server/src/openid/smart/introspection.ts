import { randomBytes } from 'node:crypto';
import type {
  AccessToken,
  Client,
  ClientCredentials,
  ClientMetadata,
  KoaContextWithOIDC,
  Provider,
  RefreshToken,
} from 'oidc-provider';
import type { Services } from '../../platform/services.ts';
import { isSmartScope, needsRecord } from '../../platform/settings/smart-scopes.ts';
import { fhirBaseOf } from './fhir-base.ts';
import { findGrantContext } from './launch-context.ts';

/** What the FHIR server's own tokens are for. */
export const INTROSPECT_SCOPE = 'introspect';

export const INTROSPECTION_ROUTE = '/token/introspection';

/** As which the FHIR server asks by a token of its own; nobody outside has its secret, which is another one in each provider. */
const BEARER_CLIENT = 'portico-bearer';

type IntrospectedToken = AccessToken | ClientCredentials | RefreshToken;

/**
 * Who may ask about a token (RFC 7662, 4): its own app, and the FHIR server about those that let an app at a record. To others there is no such token, nor is there
 * one any more once the access to the record has ended.
 */
export function mayIntrospect(services: Pick<Services, 'database' | 'ports' | 'settings'>) {
  return async (_ctx: KoaContextWithOIDC, { clientId }: Client, token: IntrospectedToken): Promise<boolean> => {
    const scopes = (token.scope ?? '').split(' ');
    const isOwn = clientId === token.clientId;
    const isForServer =
      isResourceServer(clientId, services) && token.kind === 'AccessToken' && scopes.some(isSmartScope);
    if (!isOwn && !isForServer) return false;
    const grantId = 'grantId' in token ? (token.grantId ?? '') : '';
    return !needsRecord(scopes) || (await findGrantContext(grantId, services)) !== null;
  };
}

function isResourceServer(clientId: string, { settings: { healthSystem } }: Pick<Services, 'settings'>): boolean {
  return clientId === BEARER_CLIENT || clientId === healthSystem.smart?.resourceServer.id;
}

/** Says for which server a token is good: the one whose address the app has named (SMART App Launch 2.2, `aud`). */
export function tellAudience({ oidc, body }: KoaContextWithOIDC, { settings }: Pick<Services, 'settings'>): void {
  const { scope, active } = (body ?? {}) as { scope?: string; active?: boolean };
  const base = fhirBaseOf(settings);
  if (oidc.route !== 'introspection' || active !== true || base === null) return;
  if ((scope ?? '').split(' ').some(isSmartScope)) Object.assign(body as object, { aud: base });
}

/** The client by which a token of the FHIR server's own asks, and how. */
export interface BearerIntrospection {
  readonly metadata: ClientMetadata;
  /** Lets the FHIR server show one of its tokens in place of its secret (SMART App Launch 2.2, "Authorization to perform Token Introspection"). */
  accept(
    ctx: Pick<KoaContextWithOIDC, 'method' | 'path' | 'req'>,
    provider: Provider,
  ): Promise<'accepted' | 'notBearer' | 'refused'>;
}

export function bearerIntrospection({ healthSystem: { smart } }: Services['settings']): BearerIntrospection {
  const secret = randomBytes(32).toString('base64url');
  const basic = `Basic ${Buffer.from(`${BEARER_CLIENT}:${secret}`).toString('base64')}`;
  return {
    metadata: {
      client_id: BEARER_CLIENT,
      client_secret: secret,
      redirect_uris: [],
      response_types: [],
      grant_types: [],
      token_endpoint_auth_method: 'client_secret_basic',
    },
    accept: async ({ method, path, req }, provider) => {
      const [, value] = /^Bearer ([\w-]+)$/i.exec(req.headers.authorization ?? '') ?? [];
      if (method !== 'POST' || path !== INTROSPECTION_ROUTE || value === undefined) return 'notBearer';
      const token = await provider.ClientCredentials.find(value);
      if (token?.isValid !== true || token.clientId !== smart?.resourceServer.id) return 'refused';
      if (!(token.scope ?? '').split(' ').includes(INTROSPECT_SCOPE)) return 'refused';
      req.headers.authorization = basic;
      return 'accepted';
    },
  };
}
