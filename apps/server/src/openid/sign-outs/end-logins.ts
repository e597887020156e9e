import type { Database } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/job-queue.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Clock } from '../../ports/clock.ts';
import { takeEndedLogins } from '../queries/app-logins.ts';
import { liveAt } from '../session-adapter.ts';
import { tellAppJob } from './tell-app-job.ts';

/** Logins that are looked at in one transaction. */
const AT_A_TIME = 100;

export interface LoginServices {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'healthSystem'>;
  readonly enqueue: Enqueue;
}

/**
 * Queues a word to each app whose session has ended since, however it ended: it asks which sessions are live, and not who ended them. So no way to end a session has
 * to know of apps, and one that ends by itself counts as well.
 */
export async function endLogins({ database, clock, settings, enqueue }: LoginServices): Promise<void> {
  for (;;) {
    const ended = await database.db.transaction().execute(async (trx) => {
      const logins = await takeEndedLogins(trx, { ...liveAt({ ports: { clock }, settings }), limit: AT_A_TIME });
      for (const { account_id: accountId, client_id: clientId, sid } of logins) {
        await enqueue(trx, tellAppJob.of({ clientId, accountId, sid }, clientId));
      }
      return logins.length;
    });
    if (ended < AT_A_TIME) return;
  }
}
