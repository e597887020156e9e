import type { Transaction } from 'kysely';
import type { AuditEvent } from '../../platform/audit/events.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Clock } from '../../ports/clock.ts';

/** What a check of a followed file uses: the job's and the command's are the same. */
export interface FollowServices {
  database: Database;
  clock: Clock;
  settings: Pick<Settings, 'healthSystem' | 'priceFilesFolder' | 'priceLimits' | 'publicUrl'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** Adds an entry to the audit trail, as the last act of a transaction: the server's own, or that of who runs a command. */
  record(trx: Transaction<Tables>, entry: FollowEntry): Promise<void>;
  /** Stops the check, which then changes nothing. */
  signal: AbortSignal;
}

interface FollowEntry {
  event: AuditEvent;
  details: Readonly<Record<string, string | number | boolean>>;
}
