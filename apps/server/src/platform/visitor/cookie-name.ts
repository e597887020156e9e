import type { Mode } from '../settings/environment.ts';
import type { AccountCookie } from './visitor.ts';

/** Cookies of the OpenID provider, for the time of a request of an app. */
type ProviderCookie = 'openid-session' | 'openid-request' | 'openid-resume';

/**
 * The name of a cookie. In production its prefix binds it to TLS, and to this host: but for those of the OpenID provider, which have a path of their own, as
 * `__Host-` allows none.
 */
export function cookieName(kind: AccountCookie | 'browser' | ProviderCookie, mode: Mode): string {
  if (mode !== 'production') return `portico-${kind}`;
  return `${kind.startsWith('openid-') ? '__Secure' : '__Host'}-portico-${kind}`;
}
