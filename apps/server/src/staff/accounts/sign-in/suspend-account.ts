import { setAccountStatus } from '../../../accounts/queries/accounts.ts';
import { spendTicketsOf } from '../../../accounts/queries/tickets.ts';
import { endSessions } from '../../../accounts/sessions/end-sessions.ts';
import { actOnAccount, type Staff } from '../../staff.ts';

/**
 * Suspends an account, and signs it out everywhere (docs/decisions/0021).
 *
 * @param untilReset whether a reset of the password by a link that is mailed from now on lifts it.
 */
export async function suspendAccount(
  staff: Staff,
  { username, untilReset }: { username: string; untilReset: boolean },
): Promise<void> {
  await actOnAccount(staff, { command: 'accounts suspend', username }, async (trx, account) => {
    await setAccountStatus(trx, account.account_id, untilReset ? 'mustReset' : 'suspended');
    await endSessions(trx, account.account_id);
    await spendTicketsOf(trx, account.account_id, staff.now);
    return { event: 'accountSuspended', details: { untilReset }, result: undefined };
  });
}
