import formbody from '@fastify/formbody';
import { fastify } from 'fastify';
import type { IdentityPerson } from '../../providers/identity/people.ts';
import { IDENTITY_ID } from '../../providers/identity/realm.ts';
import { identityProviderSettings, serveIdentityProvider } from '../../providers/identity/serve-identity-provider.ts';
import type { IdentityWay } from '../../providers/identity/ways-to-fail.ts';
import type { IdentityProvider } from '../../platform/settings/identity-providers.ts';
import type { Clock } from '../../ports/clock.ts';

const SECRET = 'a secret of the identity provider';

/** The identity provider of the demonstration, on a server of its own. */
export interface LocalIdentityProvider {
  readonly settings: { identityProviders: IdentityProvider[]; identitySecrets: Record<string, string> };
  /** What a browser brings back that was sent to an address: the person has said who they are, and how it should answer. */
  readonly decide: (address: string, person: IdentityPerson['id'], way?: IdentityWay) => Promise<URL>;
  readonly close: () => Promise<void>;
}

/** @param portal the address of the portal that may send browsers. */
export async function startIdentityProvider(clock: Clock, portal: string): Promise<LocalIdentityProvider> {
  const app = fastify({ logger: false, forceCloseConnections: true });
  await app.register(formbody);
  const at = { origin: '' };
  await serveIdentityProvider(app, SECRET, {
    clock,
    origin: () => at.origin,
    portals: () => [portal],
    frame: () => ({ tags: '', appOrigins: [] }),
  });
  at.origin = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  return {
    settings: {
      identityProviders: [identityProviderSettings(at.origin)],
      identitySecrets: { [IDENTITY_ID]: SECRET },
    },
    decide: async (address, person, way = 'well') => {
      const { pathname, searchParams } = new URL(address);
      const body = new URLSearchParams([...searchParams, ['person', person], ['way', way]]);
      const reply = await app.inject({
        method: 'POST',
        url: pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: body.toString(),
      });
      return new URL(reply.headers.location ?? '');
    },
    close: () => app.close(),
  };
}
