import type { HeldScope } from '@portico/contract';
import type { ProxiesTable } from '../platform/db/account-tables.ts';

/** The columns that say what an access allows. */
export const scopeColumns = [
  'proxies.scope',
  'proxies.scopes',
  'proxies.scopes_since as scopesSince',
  'proxies.since',
  'proxies.private_from as privateFrom',
  'proxies.private_scopes as privateScopes',
] as const;

/** What an access allows, as it is stored. */
export interface StoredScopes {
  readonly scope: ProxiesTable['scope'];
  readonly scopes: readonly HeldScope[] | null;
  readonly scopesSince: Date | null;
  readonly since: Date;
  readonly privateFrom: Date | null;
  readonly privateScopes: readonly HeldScope[] | null;
}

/** Of which an access holds one to see the estimates that the patient saved. */
export const seeEstimates: readonly HeldScope[] = ['view', 'estimates', 'saved'];

/** What `scope` of the release before allowed: to see saved estimates, or also to make them. */
export const scopesBefore: Readonly<Record<ProxiesTable['scope'], readonly HeldScope[]>> = {
  view: ['saved'],
  manage: ['estimates'],
};

/**
 * What an access allows now; nothing, where a teenager's privacy leaves nothing of it. What a server of the release before has written
 * counts as it was meant there (docs/decisions/0203).
 */
export function scopesOf(
  { scope, scopes, scopesSince, since, privateFrom, privateScopes }: StoredScopes,
  now: Date,
): readonly HeldScope[] {
  const isListed = scopes !== null && scopesSince?.getTime() === since.getTime();
  const given = isListed ? scopes : scopesBefore[scope];
  if (privateFrom === null || privateFrom > now) return given;
  return given.filter((each) => privateScopes?.some((left) => left === each));
}

/** What stands in `scope` for servers of the release before. */
export function scopeOfBefore(scopes: readonly HeldScope[]): ProxiesTable['scope'] {
  return scopes.includes('estimates') ? 'manage' : 'view';
}
