import { issuerOf } from '../openid/issuer.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** The settings with the apps of the demonstration, the address of each, and how to stop them. */
interface WithCompanion {
  readonly settings: Settings;
  readonly apps: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/**
 * In the demonstration, runs apps that sign people in by the portal, and adds them to settings that have none. Loaded on demand: a hospital's server never loads
 * their code.
 *
 * @param portalUrl where this server listens, once it does.
 */
export async function withCompanion(settings: Settings, portalUrl: () => string): Promise<WithCompanion> {
  const { healthSystem, host, port, publicUrl } = settings;
  if (settings.mode !== 'demonstration' || healthSystem.openIdClients.length > 0) {
    return { settings, apps: {}, close: async () => {} };
  }
  const { startCompanion } = await import('./start-companion.ts');
  const { hostname } = new URL(publicUrl);
  const companion = await startCompanion({
    host,
    port: port === 0 ? 0 : port + 2,
    // Another site than the portal's, as in a hospital, wherever this machine has two names.
    visitorsHost: hostname === 'localhost' ? '127.0.0.1' : hostname,
    hospital: healthSystem.name,
    publicUrl,
    issuer: issuerOf(settings),
    portalUrl,
  });
  const { openIdClients, openIdSecrets, addresses } = companion;
  return {
    settings: { ...settings, healthSystem: { ...healthSystem, openIdClients: [...openIdClients] }, openIdSecrets },
    apps: addresses,
    close: () => companion.close(),
  };
}
