import type { PortalSettings } from '@portico/contract';
import { listenForInstallOffer } from '../install/install-offer.ts';
import { registerServiceWorker } from '../install/register-service-worker.ts';
import { nativeApp } from '../native/native-app.ts';

/**
 * Has the page take what the device around it offers: to install the portal, the hospital's own app, a worker for when there is no
 * connection. Nothing on the page waits for it: it is called once the page has begun to render.
 */
export async function listenToDevice(settings: PortalSettings): Promise<void> {
  listenForInstallOffer();
  const app = nativeApp();
  if (app) (await import('../native/listen-to-app.ts')).listenToApp(app, settings);
  // The development server has no built worker.
  if (import.meta.env.PROD) await registerServiceWorker();
}
