import { staffProviderByOidc } from '../adapters/staff-provider-oidc.ts';
import type { ServiceError } from '../adapters/service-error.ts';
import { listenNear } from '../platform/network/listen-near.ts';
import { buildStaffApp } from './build-staff-app.ts';
import type { StaffServices } from './services.ts';

/** What the app of staff shares with the portal's server. */
type Shared = Pick<StaffServices, 'database' | 'settings' | 'clock' | 'jobs' | 'patients'>;

/**
 * Starts the server of the staff app, where the settings have one: at an address of its own.
 *
 * @param at gets the address as browsers open it; in the demonstration another port may have been free.
 * @param report called for each request to the provider without an answer.
 */
export async function startStaffApp(
  shared: Shared,
  at: { url: string },
  report: (error: ServiceError) => void,
): Promise<{ close(): Promise<void> } | null> {
  const { healthSystem, staffSecret, mode } = shared.settings;
  const { staff } = healthSystem;
  if (staff === undefined) return null;
  const origin = (): string => at.url;
  const provider = staffProviderByOidc(staff, staffSecret, origin, { clock: shared.clock, report });
  const app = await buildStaffApp({ ...shared, staff, origin, provider });
  const { host, port } = staff.listen;
  at.url = staff.publicUrl;
  if (mode !== 'demonstration') await app.listen({ host, port });
  else {
    const free = await listenNear(app, { host, port });
    if (free !== port) at.url = `http://${new URL(staff.publicUrl).hostname}:${free}`;
  }
  return { close: () => app.close() };
}
