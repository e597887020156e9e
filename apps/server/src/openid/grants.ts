import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { OpenIdClient } from '../platform/settings/openid-clients.ts';
import type { Services } from '../platform/services.ts';
import { claimsOfScopes } from './person-claims.ts';
import { findConsent } from './queries/consents.ts';

/**
 * What an app may have of somebody in a session: all that it asks for where it is the hospital's own; else that to which its owner has agreed. Undefined where
 * they have not: then the provider asks.
 */
export async function loadGrant(
  { oidc }: KoaContextWithOIDC,
  client: OpenIdClient,
  { database }: Pick<Services, 'database'>,
): Promise<Grant | undefined> {
  const { provider, session } = oidc;
  const accountId = session?.accountId;
  if (session === undefined || accountId === undefined) return undefined;
  const asked = [...oidc.requestParamOIDCScopes];
  const known = session.grantIdFor(client.id);
  const before = known === undefined ? undefined : await provider.Grant.find(known);
  const isAskedAnew = oidc.prompts.has('consent') && oidc.result?.consent === undefined;
  if (isAskedAnew) return before;
  const allowed = client.ours ? asked : (await findConsent(database.db, accountId, client.id))?.scopes;
  if (allowed === undefined || !asked.every((scope) => scope === 'openid' || allowed.includes(scope))) return before;
  const grant = before ?? new provider.Grant({ accountId, clientId: client.id });
  grant.addOIDCScope(asked.join(' '));
  const claims = [...oidc.requestParamClaims];
  const isWithin = (claim: string): boolean => client.ours || claimsOf(asked).includes(claim);
  grant.addOIDCClaims(claims.filter(isWithin));
  grant.rejectOIDCClaims(claims.filter((claim) => !isWithin(claim)));
  await grant.save();
  return grant;
}

function claimsOf(scopes: readonly string[]): readonly string[] {
  const table: Readonly<Record<string, readonly string[]>> = claimsOfScopes;
  return scopes.flatMap((scope) => table[scope] ?? []);
}
