import { type Keys, lastingHash } from '../platform/crypto/keys.ts';
import type { OpenIdClient } from '../platform/settings/openid-clients.ts';

/**
 * By what an app knows somebody: the account's random id, or an id that the apps of one sector have for them and no other app (OpenID Connect Core 1.0, 8.1). It
 * stays the same when the secret is changed.
 */
export function subjectFor(
  keys: Keys,
  client: Pick<OpenIdClient, 'subject' | 'sector' | 'redirectUris'>,
  accountId: string,
): string {
  if (client.subject === 'public') return accountId;
  return lastingHash(keys, 'people of apps', JSON.stringify([sectorOf(client), accountId])).toString('base64url');
}

function sectorOf({ sector, redirectUris }: Pick<OpenIdClient, 'sector' | 'redirectUris'>): string {
  return sector ?? new URL(redirectUris[0] ?? '').host;
}
