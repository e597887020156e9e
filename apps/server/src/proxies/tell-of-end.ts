import type { Transaction } from 'kysely';
import { findPeople } from '../accounts/people.ts';
import { queueNotice, queueNoticeOfRecord } from '../accounts/queue-notice.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** Tells the other person, by mail, that an access has ended before its time. The mail names nobody. */
export async function tellOfEnd(
  trx: Transaction<Tables>,
  other: { accountId: string; kind: 'proxyEnded' | 'proxyEndedByHelpDesk' | 'accessEnded' },
  { settings, jobs }: { settings: Pick<Settings, 'keys' | 'healthSystem'>; jobs: Pick<JobQueue, 'enqueue'> },
): Promise<void> {
  const { accountId, kind } = other;
  const person = (await findPeople(trx, settings.keys, [accountId])).get(accountId);
  if (person === undefined) return;
  if (kind === 'accessEnded') await queueNotice(trx, jobs, person, kind, settings);
  else await queueNoticeOfRecord(trx, jobs, person, kind, settings);
}
