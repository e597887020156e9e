import { unsealProfile } from '../../../accounts/profile.ts';
import { setAccountStatus } from '../../../accounts/queries/accounts.ts';
import { spendTicketsOf } from '../../../accounts/queries/tickets.ts';
import { endSessions } from '../../../accounts/sessions/end-sessions.ts';
import { ActError } from '../../act-error.ts';
import { requireNameless } from '../../reason.ts';
import { actOnAccount, type Staff } from '../../staff.ts';

/**
 * Suspends an account, and signs it out everywhere (docs/decisions/0021). The entry says what it was before: one that its owner had frozen is
 * told from one that nobody had touched.
 *
 * @param untilReset whether a reset of the password by a link that is mailed from now on lifts it.
 * @param reason of readReason; null where a command was given none.
 * @throws ActError for an account that is unknown or closed, a reason that names its owner, and with `untilReset` for one that is suspended: that would be lifted by whoever reads its mail, where two persons do it.
 */
export async function suspendAccount(
  staff: Staff,
  { username, untilReset, reason }: { username: string; untilReset: boolean; reason: string | null },
): Promise<void> {
  await actOnAccount(staff, { command: 'accounts suspend', username }, async (trx, account) => {
    if (reason !== null) requireNameless(reason, unsealProfile(staff.settings.keys, account));
    if (untilReset && account.standing === 'suspended') {
      const message = `${username} is suspended, and a reset would lift that: "accounts unlock" does it. Nothing was changed.`;
      throw new ActError('needsTwoPersons', message);
    }
    await setAccountStatus(trx, account.account_id, untilReset ? 'mustReset' : 'suspended');
    await endSessions(trx, account.account_id);
    await spendTicketsOf(trx, account.account_id, staff.now);
    const details = { untilReset, was: account.standing, ...(reason === null ? {} : { reason }) };
    return { event: 'accountSuspended', details, result: undefined };
  });
}
