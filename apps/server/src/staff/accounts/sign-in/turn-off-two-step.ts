import { unsealProfile } from '../../../accounts/profile.ts';
import { endRemembering } from '../../../accounts/queries/devices.ts';
import { deleteRecoveryCodes } from '../../../accounts/queries/recovery-codes.ts';
import { deleteFactorsOf, holdFactors, listFactors } from '../../../accounts/queries/second-factors.ts';
import { deleteSentCodes } from '../../../accounts/queries/sent-codes.ts';
import { queueNotice } from '../../../accounts/queue-notice.ts';
import { endSessions } from '../../../accounts/sessions/end-sessions.ts';
import { accountSubject } from '../../../accounts/sign-in/try-subjects.ts';
import { liftLocks } from '../../../platform/limits/tries.ts';
import { ActError } from '../../act-error.ts';
import { actOnAccount, type Staff } from '../../staff.ts';

/**
 * Turns off the two-step verification of an account whose owner has lost every second factor.
 *
 * @returns how many factors there were.
 * @throws ActError for an account that is unknown, closed or without two-step verification.
 */
export async function turnOffTwoStep(staff: Staff, username: string): Promise<number> {
  return staff.withJobs((jobs) =>
    actOnAccount(staff, { command: 'accounts two-step --off', username }, async (trx, account) => {
      const { settings } = staff;
      const { account_id: accountId } = account;
      await holdFactors(trx, accountId);
      const factors = await listFactors(trx, accountId);
      if (factors.length === 0) {
        throw new ActError('noTwoStep', `${username} has no two-step verification. Nothing was changed.`);
      }
      await deleteSentCodes(trx, accountId, await deleteFactorsOf(trx, accountId));
      await deleteRecoveryCodes(trx, accountId);
      await liftLocks(trx, [accountSubject(settings.keys, accountId)]);
      await endRemembering(trx, accountId);
      await endSessions(trx, accountId);
      await queueNotice(trx, jobs, unsealProfile(settings.keys, account), 'twoStepOff', settings);
      return { event: 'twoStepTurnedOff', details: { factors: factors.length }, result: factors.length };
    }),
  );
}
