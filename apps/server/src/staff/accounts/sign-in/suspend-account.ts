import { setAccountStatus } from '../../../accounts/queries/accounts.ts';
import { spendTicketsOf } from '../../../accounts/queries/tickets.ts';
import { endSessions } from '../../../accounts/sessions/end-sessions.ts';
import { ActError } from '../../act-error.ts';
import { actOnAccount, type Staff } from '../../staff.ts';

/**
 * Suspends an account, and signs it out everywhere (docs/decisions/0021).
 *
 * @param untilReset whether a reset of the password by a link that is mailed from now on lifts it.
 * @throws ActError for an account that is unknown or closed, and with `untilReset` for one that is suspended: that would be lifted by whoever reads its mail, where two persons do it.
 */
export async function suspendAccount(
  staff: Staff,
  { username, untilReset }: { username: string; untilReset: boolean },
): Promise<void> {
  await actOnAccount(staff, { command: 'accounts suspend', username }, async (trx, account) => {
    if (untilReset && account.standing === 'suspended') {
      const message = `${username} is suspended, and a reset would lift that: "accounts unlock" does it. Nothing was changed.`;
      throw new ActError('needsTwoPersons', message);
    }
    await setAccountStatus(trx, account.account_id, untilReset ? 'mustReset' : 'suspended');
    await endSessions(trx, account.account_id);
    await spendTicketsOf(trx, account.account_id, staff.now);
    return { event: 'accountSuspended', details: { untilReset }, result: undefined };
  });
}
