import { identityReturnPath, pathTo } from '@portico/contract';
import type { Settings } from '../platform/settings/settings.ts';
import type { IdentityProvidersPort } from '../ports/identity-providers.ts';
import { createOidcClient, type OidcSurroundings } from './oidc-client.ts';
import { readIdentity } from './read-identity.ts';
import type { ServiceError } from './service-error.ts';

const service = 'identity providers';

/** The identity providers of the settings, by OpenID Connect. */
export function identityProvidersByOidc(
  { healthSystem, identitySecrets, publicUrl }: Pick<Settings, 'healthSystem' | 'identitySecrets' | 'publicUrl'>,
  { clock, report, patience }: Omit<OidcSurroundings, 'report'> & { report: (error: ServiceError) => void },
): IdentityProvidersPort {
  const providers = new Map(
    healthSystem.identityProviders.map((provider) => {
      const { id } = provider;
      const address = (): string => `${publicUrl}${identityReturnPath(id)}`;
      const client = createOidcClient(provider, identitySecrets[id] ?? '', address, {
        signedOutAddress: () => `${publicUrl}${pathTo('login-home')}`,
        clock,
        report: ({ reason, detail }) => report({ service, reason, detail: `${id}: ${detail}` }),
        patience,
      });
      return [id, { provider, client }];
    }),
  );
  return {
    address: async (request, language) => {
      const found = providers.get(request.provider);
      const wanted = found?.provider[request.use];
      return found === undefined || wanted === undefined
        ? null
        : found.client.address(request, { ...wanted, language });
    },
    answer: async (request, query) => {
      const found = providers.get(request.provider);
      if (found === undefined) return { outcome: 'unavailable' };
      const answer = await found.client.answer(request, query);
      if (answer.outcome !== 'person') return answer;
      return { outcome: 'person', identity: readIdentity(found.provider, answer.claims) };
    },
    signOutAddress: async (id, language) => (await providers.get(id)?.client.signOutAddress(language)) ?? null,
    readSignOut: async (id, token) => (await providers.get(id)?.client.readSignOut(token)) ?? 'unavailable',
  };
}
