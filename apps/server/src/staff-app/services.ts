import type { Previews } from '../app/pages/previews.ts';
import type { Database } from '../platform/db/database.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { StaffAppSettings } from '../platform/settings/staff-app.ts';
import type { WebConfigurationFile } from '../platform/settings/web-configuration.ts';
import type { Clock } from '../ports/clock.ts';
import type { PatientsPort } from '../ports/patients.ts';
import type { StaffProviderPort } from '../ports/staff-provider.ts';
import type { Staff } from '../staff/staff.ts';
import type { StaffMember } from './sign-in/sessions.ts';

/** Everything that the app of staff uses. */
export interface StaffServices {
  readonly database: Database;
  readonly settings: Settings;
  /** Of the app itself. */
  readonly staff: StaffAppSettings;
  /** Where browsers open it: an origin. */
  readonly origin: () => string;
  readonly clock: Clock;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly patients: PatientsPort;
  readonly provider: StaffProviderPort;
  /** What the settings' file announces while staff announce nothing. */
  readonly announcementFile: WebConfigurationFile;
  readonly previews: Previews;
}

/** What an act of a member of staff uses, at the screen as on the command line. */
export function staffOf(
  { name, subject }: Pick<StaffMember, 'name' | 'subject'>,
  { database, settings, clock, patients, jobs }: StaffServices,
): Staff {
  const operator = { by: name, user: subject };
  return { database, settings, now: clock.now(), operator, patients, withJobs: (work) => work(jobs) };
}
