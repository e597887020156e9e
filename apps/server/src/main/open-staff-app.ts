import type { FastifyBaseLogger } from 'fastify';
import { systemClock } from '../adapters/clock-system.ts';
import { createPatients } from '../adapters/patients.ts';
import type { ServiceError } from '../adapters/service-error.ts';
import { staffProviderByOidc } from '../adapters/staff-provider-oidc.ts';
import type { Database } from '../platform/db/database.ts';
import { createJobWriter } from '../platform/jobs/job-writer.ts';
import { listenNear } from '../platform/network/listen-near.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { StaffAppSettings } from '../platform/settings/staff-app.ts';
import { buildStaffApp } from '../staff-app/build-staff-app.ts';
import type { Portal } from './build-portal.ts';
import { type Portals, showPortals } from './show-portals.ts';

/** The app of staff, at an address of its own. */
interface RunningStaffApp {
  /**
   * Answers by other settings from here on, as the portal does. Whether there is such an app, and where it listens, belong to the process.
   *
   * @param next with the keys of the process.
   */
  follow(next: Settings): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the staff app, where the settings have one. What it queues, the workers of the portal do.
 *
 * @param at gets its address as browsers open it; in the demonstration another port may have been free.
 */
export async function openStaffApp(
  database: Database,
  settings: Settings,
  log: FastifyBaseLogger,
  at: { url: string },
): Promise<RunningStaffApp | null> {
  const { staff } = settings.healthSystem;
  if (staff === undefined) return null;
  const jobs = await createJobWriter(database, settings.keys);
  const report = (error: ServiceError): void => log.warn({ kind: 'service', ...error }, 'service failed');
  const origin = (): string => at.url;
  const build = async (by: Settings, its: StaffAppSettings): Promise<Portal> => {
    const app = await buildStaffApp({
      database,
      settings: by,
      staff: its,
      origin,
      clock: systemClock,
      jobs,
      patients: createPatients(by, database.db, systemClock, report),
      provider: staffProviderByOidc(its, by.staffSecret, origin, { clock: systemClock, report }),
    });
    return { app, close: () => app.close() };
  };
  const apps = await showPortals(await build(settings, staff), log);
  await listen(apps, staff, settings.mode, at);
  return {
    follow: async (next) => {
      const { staff: its } = next.healthSystem;
      if (its === undefined) return;
      await apps.follow(() => build(next, its));
      if (next.mode !== 'demonstration') at.url = its.publicUrl;
    },
    close: async () => {
      await apps.close();
      await jobs.stop();
    },
  };
}

async function listen(
  apps: Portals,
  { listen: { host, port }, publicUrl }: StaffAppSettings,
  mode: Settings['mode'],
  at: { url: string },
): Promise<void> {
  at.url = publicUrl;
  if (mode !== 'demonstration') await apps.listen({ host, port });
  else {
    const free = await listenNear(apps, { host, port });
    if (free !== port) at.url = `http://${new URL(publicUrl).hostname}:${free}`;
  }
}
