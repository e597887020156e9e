import type { Account } from '../accounts/queries/accounts.ts';
import { limits } from '../platform/limits/limits.ts';
import { secondsAfter } from '../platform/time.ts';
import { dayOf } from '../staff/times.ts';

const statuses: Readonly<Record<Account['standing'], string>> = {
  active: 'active',
  mustReset: 'suspended until its password is reset',
  suspended: 'suspended',
  closed: 'closed',
};

/** The status of an account, as staff say it. */
export function statusText({ standing: status, closed_at: closedAt }: Account): string {
  if (closedAt === null) return statuses[status];
  return `closed on ${dayOf(closedAt)}, erased on ${dayOf(secondsAfter(closedAt, limits.closedAccount.window))}`;
}
