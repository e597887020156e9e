import { listSessions } from '../../../accounts/queries/sessions.ts';
import { endSessions } from '../../../accounts/sessions/end-sessions.ts';
import { secondsAfter } from '../../../platform/time.ts';
import { actOnAccount, type Staff } from '../../staff.ts';

/** The browsers that are signed in to an account; with `ends` they are all signed out. */
export async function sessionsOfAccount(
  staff: Staff,
  { username, ends }: { username: string; ends: boolean },
): Promise<Awaited<ReturnType<typeof listSessions>>> {
  return actOnAccount(staff, { command: 'accounts sessions', username }, async (trx, account) => {
    const { now, settings } = staff;
    const usedAfter = secondsAfter(now, -settings.healthSystem.session.idleSeconds);
    const open = await listSessions(trx, account.account_id, { now, usedAfter });
    const details = { sessions: open.length };
    if (!ends) return { event: 'sessionsListed', details, result: open };
    await endSessions(trx, account.account_id);
    return { event: 'sessionsEndedByStaff', details, result: open };
  });
}
