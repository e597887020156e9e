import { appendAudit } from '../../platform/audit/append-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';
import type { FollowServices } from './follow-services.ts';

/** What a check uses that the server makes by itself: its entries are in nobody's name. */
export function byServer(
  database: Database,
  { clock, settings }: Pick<JobPorts, 'clock' | 'settings'>,
  jobs: FollowServices['jobs'],
  signal: AbortSignal,
): FollowServices {
  return {
    database,
    clock,
    settings,
    jobs,
    signal,
    record: (trx, { event, details }) =>
      appendAudit(trx, { keys: settings.keys, now: clock.now() }, { event, accountId: null, actor: 'system', details }),
  };
}
