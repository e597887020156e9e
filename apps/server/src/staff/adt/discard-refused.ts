import { settleRefused } from '../../patients/queries/adt-messages.ts';
import { readReason } from '../reason.ts';
import { actOnPortal, type Staff, type StaffEntry } from '../staff.ts';
import { requireRefused } from './require-refused.ts';

/**
 * Gives refused messages up, all or none: each is deleted, with an entry of its own. If its sender sends it again, it is refused as before.
 *
 * @param messageIds none where all are discarded, and none waits: that is recorded as well.
 * @throws ActError without a reason, and for a message that waits no more.
 */
export async function discardForStaff(
  staff: Staff,
  { messageIds, reason }: { messageIds: readonly string[]; reason: string },
): Promise<void> {
  const why = readReason(reason);
  return actOnPortal(staff, 'adt discard', async (trx) => {
    // In one order, so that two who discard at once do not wait for each other.
    for (const messageId of messageIds.toSorted()) {
      await requireRefused(trx, staff, messageId);
      await settleRefused(trx, messageId, false);
    }
    const entryOf = (details: { message: string } | { count: 0 }): StaffEntry => {
      return { event: 'adtMessageDiscarded', details: { ...details, reason: why } };
    };
    const [first = entryOf({ count: 0 }), ...further] = messageIds.map((message) => entryOf({ message }));
    return { ...first, further, result: undefined };
  });
}
