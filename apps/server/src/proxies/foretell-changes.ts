import { findPeople } from '../accounts/people.ts';
import { queueNotice, queueNoticeOfRecord } from '../accounts/queue-notice.ts';
import type { Database } from '../platform/db/database.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { runEach } from '../platform/jobs/run-each.ts';
import { limits } from '../platform/limits/limits.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { secondsAfter } from '../platform/time.ts';
import { type ComingChange, listComingChanges, noteForetold } from './queries/coming-changes.ts';

interface Telling {
  settings: Pick<Settings, 'keys' | 'healthSystem'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  now: Date;
}

/**
 * Tells parents and guardians, and the patient, by mail, some weeks before the age of the patient ends an access or a teenager's privacy narrows it. Each change
 * is told of once: what was told is written in the transaction that queues the mails.
 *
 * @throws the first error, once the others were told.
 */
export async function foretellChanges({ db }: Pick<Database, 'db'>, telling: Telling): Promise<void> {
  const { now } = telling;
  const until = secondsAfter(now, limits.proxyForetold.window);
  const changes = await listComingChanges(db, { now, until });
  await runEach(changes.map((change) => () => foretell(db, change, telling)));
}

async function foretell(db: Database['db'], change: ComingChange, { settings, jobs }: Telling): Promise<void> {
  const { accountId, patientAccountId, isEnd } = change;
  await db.transaction().execute(async (trx) => {
    if (!(await noteForetold(trx, change))) return;
    const people = await findPeople(trx, settings.keys, [accountId, patientAccountId]);
    const proxy = people.get(accountId);
    const patient = people.get(patientAccountId);
    if (proxy !== undefined) {
      await queueNotice(trx, jobs, proxy, isEnd ? 'accessEndsSoon' : 'accessNarrowsSoon', settings);
    }
    if (patient !== undefined) {
      await queueNoticeOfRecord(trx, jobs, patient, isEnd ? 'proxyEndsSoon' : 'proxyNarrowsSoon', settings);
    }
  });
}
