import type { Settings } from '../platform/settings/settings.ts';
import { issuerOf } from './issuer.ts';

/**
 * Where the signed-in app begins. One of the hospital's own that signs people in by the portal begins where it asks for that (OpenID Connect Core 1.0, 4), so that it knows who comes; any
 * other at its root. What is behind the `#` goes along: browsers keep it through all redirects, and no server gets it.
 */
export function signedInStart(settings: Pick<Settings, 'healthSystem' | 'publicUrl'>): string {
  const { signedInRoot, openIdClients } = settings.healthSystem;
  if (signedInRoot.startsWith('/')) return signedInRoot;
  const { origin } = new URL(signedInRoot);
  const start = openIdClients
    .flatMap(({ initiateLoginUri }) => (initiateLoginUri === undefined ? [] : [new URL(initiateLoginUri)]))
    .find((each) => each.origin === origin);
  if (start === undefined) return signedInRoot;
  start.searchParams.set('iss', issuerOf(settings));
  start.searchParams.set('target_link_uri', signedInRoot);
  return start.href;
}
