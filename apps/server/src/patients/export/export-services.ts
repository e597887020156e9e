import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PatientExportPort } from '../../ports/patient-export.ts';

/** What bringing an export into the registry uses. */
export interface ExportServices {
  database: Database;
  clock: Clock;
  settings: Pick<Settings, 'keys' | 'patients' | 'healthSystem'>;
  port: PatientExportPort;
  /** Stops it, after what is being stored is stored: it goes on from there. */
  signal: AbortSignal;
  /** Called where the server fails. */
  report: (failure: { reason: string; detail: string }) => void;
}
