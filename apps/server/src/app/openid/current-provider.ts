import type { Provider } from 'oidc-provider';
import { createProvider, type ProviderParts } from '../../openid/create-provider.ts';
import { currentSigningKeys } from '../../openid/signing-keys.ts';
import type { AppServices } from '../services.ts';

/** In seconds: how long the keys are taken to be what they were. Shorter than they are published before they sign. */
const KEYS_KNOWN_FOR = 300;

/**
 * Returns a function for the provider with the keys of now. It is made at the first request, and anew when the keys have changed.
 *
 * @param prepare is called with each provider before its first request.
 */
export function currentProvider(
  services: AppServices,
  parts: ProviderParts,
  prepare: (provider: Provider) => void,
): () => Promise<Provider> {
  const { database, ports, settings } = services;
  let known: { kids: string; provider: Provider; until: number } | null = null;
  let looking: Promise<Provider> | null = null;
  const look = async (now: Date): Promise<Provider> => {
    const keys = await currentSigningKeys(database.db, settings.keys, now);
    const kids = keys.map(({ kid }) => kid).join(' ');
    const isNew = known?.kids !== kids;
    const provider = known === null || isNew ? createProvider(services, keys, parts) : known.provider;
    if (isNew) prepare(provider);
    known = { kids, provider, until: now.getTime() + KEYS_KNOWN_FOR * 1000 };
    return provider;
  };
  return async () => {
    const now = ports.clock.now();
    if (known !== null && now.getTime() < known.until) return known.provider;
    looking ??= look(now).finally(() => {
      looking = null;
    });
    return looking;
  };
}
