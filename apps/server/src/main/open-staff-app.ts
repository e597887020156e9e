import type { FastifyBaseLogger } from 'fastify';
import { systemClock } from '../adapters/clock-system.ts';
import { createPatients } from '../adapters/patients.ts';
import type { ServiceError } from '../adapters/service-error.ts';
import type { Database } from '../platform/db/database.ts';
import { createJobWriter } from '../platform/jobs/job-writer.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { startStaffApp } from '../staff-app/start-staff-app.ts';

/**
 * Opens the staff app, where the settings have one. It belongs to the process and not to one set of settings: what it queues, the
 * workers of the portal do.
 *
 * @param at gets its address as browsers open it.
 */
export async function openStaffApp(
  database: Database,
  settings: Settings,
  log: FastifyBaseLogger,
  at: { url: string },
): Promise<{ close(): Promise<void> } | null> {
  if (settings.healthSystem.staff === undefined) return null;
  const report = (error: ServiceError): void => log.warn({ kind: 'service', ...error }, 'service failed');
  const patients = createPatients(settings, database.db, systemClock, report);
  const jobs = await createJobWriter(database, settings.keys);
  const app = await startStaffApp({ database, settings, clock: systemClock, jobs, patients }, at, report);
  return {
    close: async () => {
      await app?.close();
      await jobs.stop();
    },
  };
}
