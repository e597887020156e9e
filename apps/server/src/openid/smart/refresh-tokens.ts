import type { Client } from 'oidc-provider';
import { isSmartScope } from '../../platform/settings/smart-scopes.ts';

/** Whether an app gets a refresh token: one of SMART where it asks for it (`online_access`), any other as its settings say. */
export function givesRefreshToken(client: Client, scopes: ReadonlySet<string>): boolean {
  const isOfRecord = [...scopes].some(isSmartScope);
  return client.grantTypeAllowed('refresh_token') && (!isOfRecord || scopes.has('online_access'));
}
