import type { Transaction } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { deleteProxiesBy } from './queries/proxies.ts';
import { tellOfEnd } from './tell-of-end.ts';

/** Ends every access of a person to the records of others, whose account is closed or erased. The patients are told. */
export async function giveBackAccesses(
  trx: Transaction<Tables>,
  accountId: string,
  {
    settings,
    jobs,
    now,
  }: { settings: Pick<Settings, 'keys' | 'healthSystem'>; jobs: Pick<JobQueue, 'enqueue'>; now: Date },
): Promise<void> {
  for (const { patientAccountId } of await deleteProxiesBy(trx, accountId, now)) {
    await tellOfEnd(trx, { accountId: patientAccountId, kind: 'proxyEnded' }, { settings, jobs });
  }
}
