import type { Transaction } from 'kysely';
import { unsealProfile } from '../accounts/profile.ts';
import { queueNotice } from '../accounts/queue-notice.ts';
import type { Account } from '../accounts/queries/accounts.ts';
import { markClosed } from '../accounts/queries/closed-accounts.ts';
import { forgetReservation } from '../accounts/queries/reserved-accounts.ts';
import { spendTicketsOf } from '../accounts/queries/tickets.ts';
import { endSessions } from '../accounts/sessions/end-sessions.ts';
import { unlinkAccount } from '../patients/queries/patient-accounts.ts';
import { giveBackAccesses } from '../proxies/give-back-accesses.ts';
import { endAccessTo } from '../proxies/queries/proxies.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** What closing, opening again and erasing an account use. */
export interface Closing {
  jobs: Pick<JobQueue, 'enqueue'>;
  settings: Pick<Settings, 'keys' | 'healthSystem'>;
  now: Date;
}

/**
 * Closes an account (decision 83): everybody is signed out of it, nobody signs in or has access to it, its owner looks
 * after nobody any more, and its patient is free to enrol again. What is in it stays until it is erased. Its owner is told by mail.
 *
 * @returns false if it was closed already; nothing is changed then.
 */
export async function closeAccount(
  trx: Transaction<Tables>,
  account: Pick<Account, 'account_id' | 'profile'>,
  { jobs, settings, now }: Closing,
): Promise<boolean> {
  const { account_id: accountId } = account;
  if (!(await markClosed(trx, accountId, now))) return false;
  await unlinkAccount(trx, accountId);
  await endSessions(trx, accountId);
  await spendTicketsOf(trx, accountId, now);
  await endAccessTo(trx, accountId);
  await giveBackAccesses(trx, accountId, { jobs, settings, now });
  await forgetReservation(trx, accountId);
  await queueNotice(trx, jobs, unsealProfile(settings.keys, account), 'accountClosed', settings);
  return true;
}
