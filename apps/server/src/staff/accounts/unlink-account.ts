import { unsealProfile } from '../../accounts/profile.ts';
import { unlinkPatient } from '../../lifecycle/unlink-patient.ts';
import { ActError } from '../act-error.ts';
import { requireNameless } from '../reason.ts';
import { actOnAccount, type Staff } from '../staff.ts';

/**
 * Unlinks an account from its patient, who can enrol again at once (decision 82).
 *
 * @param reason of readReason.
 * @throws ActError for an account that is unknown, closed or linked to nobody, and a reason that names its owner.
 */
export async function unlinkAccount(
  staff: Staff,
  { username, reason }: { username: string; reason: string },
): Promise<void> {
  await actOnAccount(staff, { command: 'accounts unlink', username }, async (trx, account) => {
    const { keys } = staff.settings;
    requireNameless(reason, unsealProfile(keys, account));
    const unlinked = await unlinkPatient(trx, { accountId: account.account_id, keys, now: staff.now });
    if (!unlinked) throw new ActError('notLinked', `${username} is linked to no patient. Nothing was changed.`);
    return { event: 'accountUnlinked', details: { reason }, result: undefined };
  });
}
