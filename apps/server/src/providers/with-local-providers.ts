import { careServerOf } from '../platform/settings/patients.ts';
import { withOriginsOf } from '../platform/settings/framing.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { Clock } from '../ports/clock.ts';

/** The demonstration's staff app listens so many ports behind the portal: its providers and its apps are between. */
const STAFF_PORT = 3;

/**
 * In the demonstration, runs providers of visits, an identity provider and a FHIR server in place of those that the settings do not name, and adds
 * them to the settings. Loaded on demand: a hospital's server never loads their code.
 *
 * @param portalUrl where this server listens, once it does.
 * @param staffUrl where the staff app listens, once it does.
 * @param web the built web app, with the tags of its script and styles for their pages.
 */
export async function withLocalProviders(
  settings: Settings,
  portalUrl: () => string,
  staffUrl: () => string,
  clock: Clock,
  web: { folder: string; tags: () => Promise<string> },
): Promise<{ settings: Settings; close: () => Promise<void> }> {
  const { scheduling, video } = settings.visits;
  const isComplete = scheduling !== undefined && video !== undefined;
  const hasRecords = careServerOf(settings.patients) !== undefined;
  const hasIdentity = settings.healthSystem.identityProviders.length > 0;
  if (settings.mode !== 'demonstration' || (isComplete && hasIdentity && hasRecords && settings.healthSystem.staff))
    return { settings, close: async () => {} };
  const { startLocalProviders } = await import('./local-providers.ts');
  const providers = await startLocalProviders({
    clock,
    healthSystem: settings.healthSystem,
    host: settings.host,
    port: settings.port === 0 ? 0 : settings.port + 1,
    visitorsHost: new URL(settings.publicUrl).hostname,
    folder: settings.dataFolder,
    webFolder: web.folder,
    tags: await web.tags(),
    portalUrl,
    staffOrigins: () => withOriginsOf([], [staffUrl() || undefined]),
    appOrigins: () => withOriginsOf([], [settings.publicUrl, portalUrl() || undefined]),
  });
  const visits = { ...providers.visits, ...settings.visits };
  const origins = withOriginsOf(settings.framing.origins, [visits.scheduling.url, visits.video.url]);
  const { identityProviders, identitySecrets } = providers.identity;
  const staffPort = settings.port === 0 ? 0 : settings.port + STAFF_PORT;
  const { app: staff, secret: staffSecret } = providers.staff({
    publicUrl: `http://${new URL(settings.publicUrl).hostname}:${staffPort}`,
    listen: { host: settings.host, port: staffPort },
  });
  const hasStaff = settings.healthSystem.staff !== undefined;
  const healthSystem = {
    ...settings.healthSystem,
    ...(!hasIdentity && { identityProviders }),
    ...(!hasStaff && { staff }),
  };
  return {
    settings: {
      ...settings,
      healthSystem,
      ...(!hasIdentity && { identitySecrets }),
      ...(!hasStaff && { staffSecret }),
      visits,
      ...(!hasRecords && { patients: { ...settings.patients, care: providers.records } }),
      framing: { ...settings.framing, origins },
    },
    close: () => providers.close(),
  };
}
