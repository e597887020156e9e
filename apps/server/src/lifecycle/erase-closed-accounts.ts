import { findAccount } from '../accounts/queries/accounts.ts';
import { holdAccount, listClosedBefore } from '../accounts/queries/closed-accounts.ts';
import { appendAudit } from '../platform/audit/append-audit.ts';
import type { Database } from '../platform/db/database.ts';
import type { JobPorts } from '../platform/jobs/job-ports.ts';
import { limits } from '../platform/limits/limits.ts';
import { secondsAfter } from '../platform/time.ts';
import type { Closing } from './close-account.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Erases the accounts whose time after closing is over, each in a transaction of its own. One that cannot be erased is
 * reported, and the others are still erased.
 */
export async function eraseClosedAccounts(
  { db }: Pick<Database, 'db'>,
  closing: Closing,
  report: JobPorts['report'],
): Promise<void> {
  const { now } = closing;
  const before = secondsAfter(now, -limits.closedAccount.window);
  for (const { account_id: accountId } of await listClosedBefore(db, before)) {
    try {
      await eraseOne(db, accountId, before, closing);
    } catch (error) {
      // Only the name: a message may contain stored data.
      report({ queue: 'retention', reason: error instanceof Error ? error.name : 'unknown', detail: 'closed account' });
    }
  }
}

async function eraseOne(db: Database['db'], accountId: string, before: Date, closing: Closing): Promise<void> {
  const { settings, now } = closing;
  await db.transaction().execute(async (trx) => {
    await holdAccount(trx, accountId);
    const account = await findAccount(trx, accountId);
    // Staff may have opened it again, or erased it, since it was listed.
    if (account?.standing !== 'closed' || account.closed_at === null || account.closed_at > before) return;
    await eraseAccount(trx, account, closing);
    const entry = { event: 'accountErased', accountId, actor: 'system', details: { reason: 'closed' } } as const;
    await appendAudit(trx, { keys: settings.keys, now }, entry);
  });
}
