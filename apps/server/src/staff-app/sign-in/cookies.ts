import type { SerializeOptions } from '@fastify/cookie';
import { type Mode } from '../../platform/settings/environment.ts';

type StaffCookie = 'session' | 'sign-in';

/** In production its prefix binds a cookie to TLS and to the app's own host. None has a name that the portal reads. */
export function staffCookieName(kind: StaffCookie, mode: Mode): string {
  return `${mode === 'production' ? '__Host-' : ''}portico-staff-${kind}`;
}

/**
 * The session's cookie goes with no request that another site causes. That of a sign-in must: the provider's page leads back here.
 */
export function staffCookieOptions(kind: StaffCookie, mode: Mode): SerializeOptions {
  return { path: '/', httpOnly: true, secure: mode === 'production', sameSite: kind === 'session' ? 'strict' : 'lax' };
}
