import type { PortalSettings } from '@portico/contract';
import { listenForInstallOffer } from '../install/install-offer.ts';
import { registerServiceWorker } from '../install/register-service-worker.ts';
import { nativeApp } from '../native/native-app.ts';

/** What every document does that its first picture does not need. */
export async function afterFirstPicture(settings: PortalSettings): Promise<void> {
  listenForInstallOffer();
  const app = nativeApp();
  if (app) (await import('../native/listen-to-app.ts')).listenToApp(app, settings);
  // The development server has no built worker.
  if (import.meta.env.PROD) await registerServiceWorker();
}
