import { queueNotice } from '../accounts/queue-notice.ts';
import { endRemembering } from '../accounts/queries/devices.ts';
import { deleteRecoveryCodes } from '../accounts/queries/recovery-codes.ts';
import { deleteFactorsOf, holdFactors, listFactors } from '../accounts/queries/second-factors.ts';
import { deleteSentCodes } from '../accounts/queries/sent-codes.ts';
import { unsealProfile } from '../accounts/profile.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { accountSubject } from '../accounts/sign-in/try-subjects.ts';
import { liftLocks } from '../platform/limits/tries.ts';
import { countOf } from '../prices/figures.ts';
import { endSessions } from '../accounts/sessions/end-sessions.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { asStaff, onAccount, type Staff, withJobWriter } from './staff.ts';

/** `portico accounts two-step --off`: lets a person sign in again who has lost every second factor. */
export const accountsTwoStep: Command = {
  name: 'accounts two-step',
  usage: 'ACCOUNT --off',
  summary: 'Turn off the two-step verification of an account whose owner lost every way to verify.',
  details:
    'Make sure first who is asking, as for a new account. All factors and recovery codes go, with the lock after too many\n' +
    'wrong codes; the account is signed out everywhere, no device is remembered any more, and its owner is told by e-mail.\n' +
    'The mail goes out once the server runs.',
  options: { off: { type: 'boolean' } },
  records: ['twoStepTurnedOff'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, { positionals, options }) {
    const [username = ''] = positionals;
    if (options['off'] !== true) throw new UsageError('--off is missing: there is nothing else to do to it from here.');
    terminal.out(await asStaff(context, (staff) => withJobWriter(staff, (jobs) => turnOff(staff, jobs, username))));
    return 0;
  },
};

function turnOff(staff: Staff, jobs: Pick<JobQueue, 'enqueue'>, username: string): Promise<string> {
  return onAccount(staff, { command: 'accounts two-step --off', username }, async (trx, account) => {
    const { settings } = staff;
    const { account_id: accountId } = account;
    await holdFactors(trx, accountId);
    const factors = await listFactors(trx, accountId);
    if (factors.length === 0) {
      throw new CommandError(`${username} has no two-step verification. Nothing was changed.`);
    }
    await deleteSentCodes(trx, accountId, await deleteFactorsOf(trx, accountId));
    await deleteRecoveryCodes(trx, accountId);
    await liftLocks(trx, [accountSubject(settings.keys, accountId)]);
    await endRemembering(trx, accountId);
    await endSessions(trx, accountId);
    await queueNotice(trx, jobs, unsealProfile(settings.keys, account), 'twoStepOff', settings);
    const removed = countOf(factors.length, 'factor');
    return {
      event: 'twoStepTurnedOff',
      details: { factors: factors.length },
      message: `${username} signs in by the password alone: ${removed} and all recovery codes were removed.\n`,
    };
  });
}
