import type { Settings } from '../platform/settings/settings.ts';

/** Where the provider lives. Its discovery document is below it, at `.well-known/openid-configuration`. */
export const OPENID_PATH = '/OpenID';

/** The issuer identifier: what apps are configured with. */
export function issuerOf({ publicUrl }: Pick<Settings, 'publicUrl'>): string {
  return `${publicUrl}${OPENID_PATH}`;
}

/** Where the request of an app goes on, once its person has done what was asked. */
export function appRequestPath(id: string): string {
  return `${OPENID_PATH}/Interaction/${id}`;
}
