import { replayAdt, type ReplayedAdt } from '../../patients/adt/replay-adt.ts';
import { lockLinks } from '../../patients/queries/patient-accounts.ts';
import { lockRegistry } from '../../patients/queries/patient-imports.ts';
import { ActError } from '../act-error.ts';
import { readReason } from '../reason.ts';
import { actOnPortal, type Staff } from '../staff.ts';
import { replayOf } from './replay-plan.ts';
import { entriesOf } from './replay-refused.ts';
import { replayServices, requireFeed } from './replay-services.ts';
import { requireRefused } from './require-refused.ts';
import { replayChanged, requireSeen, type SeenReplay } from './seen-replay.ts';

/**
 * Takes a message that is held, once staff have made sure who its people are: what was seen, and nothing else. Where somebody opens one of the
 * records, by an account or looking after its patient, it takes two persons (decision 200).
 *
 * @throws ActError where it would do something else by now, for a message that waits no more, and where a second person is wanted.
 */
export async function confirmReplayForStaff(staff: Staff, seen: SeenReplay): Promise<ReplayedAdt> {
  requireFeed(staff);
  const reason = readReason(seen.reason);
  const { messageId } = seen;
  return actOnPortal(staff, 'adt replay', async (trx) => {
    const refused = await requireRefused(trx, staff, messageId);
    await lockRegistry(trx);
    // Who opens which record decides how many persons it takes: nobody is linked between the look and the act.
    await lockLinks(trx);
    const { account, isLookedAfter } = requireSeen(await replayOf(trx, staff, refused), { ...seen, reason });
    if ((account !== null || isLookedAfter) && staff.operator.approvedBy === undefined) {
      throw new ActError('needsTwoPersons', 'Somebody opens one of the records: two persons confirm it.');
    }
    const outcome = await replayAdt(trx, refused, replayServices(staff), true);
    // What was seen changes something. Where the act does not, it was not that.
    if (outcome.kind !== 'changed' && outcome.kind !== 'merged') throw replayChanged();
    const entries = entriesOf(outcome, { messageId, isConfirmed: true, reason });
    return { ...entries, accountId: account?.accountId ?? null, result: outcome };
  });
}

/**
 * What a colleague is asked to confirm: it is as it was seen, and takes two persons.
 *
 * @throws ActError as confirmReplayForStaff.
 */
export async function requireConfirmable(staff: Staff, seen: SeenReplay) {
  requireFeed(staff);
  const { db } = staff.database;
  return db.transaction().execute(async (trx) => {
    const refused = await requireRefused(trx, staff, seen.messageId);
    return requireSeen(await replayOf(trx, staff, refused), seen);
  });
}
