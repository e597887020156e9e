import type { RefusedAdt } from '../../patients/queries/adt-messages.ts';
import { replayAdt, type ReplayedAdt } from '../../patients/adt/replay-adt.ts';
import { ActError } from '../act-error.ts';
import { readReason } from '../reason.ts';
import { actOnPortal, type Done, type Staff } from '../staff.ts';
import { replayServices, requireFeed } from './replay-services.ts';
import { requireRefused } from './require-refused.ts';

/** Which message is tried again. */
export interface Replay {
  messageId: string;
  /** Whether staff have made sure who the people of the message are. */
  isConfirmed: boolean;
  reason: string;
}

/** A message that was tried again, as it had been refused, and what came of it. */
export interface Replayed {
  refused: RefusedAdt;
  outcome: ReplayedAdt;
}

/**
 * Tries a refused message again, as it came, by the settings of now.
 *
 * @returns null for a message that waits no more: a colleague has settled it meanwhile.
 * @throws ActError without a feed or a reason.
 */
export async function replayForStaff(
  staff: Staff,
  { messageId, isConfirmed, reason }: Replay,
): Promise<Replayed | null> {
  requireFeed(staff);
  const why = readReason(reason);
  const replayed = actOnPortal(staff, 'adt replay', async (trx) => {
    const refused = await requireRefused(trx, staff, messageId);
    const outcome = await replayAdt(trx, refused, replayServices(staff), isConfirmed);
    return { ...entriesOf(outcome, { messageId, isConfirmed, reason: why }), result: { refused, outcome } };
  });
  return replayed.catch((error: unknown) => {
    if (error instanceof ActError && error.code === 'messageSettled') return null;
    throw error;
  });
}

/** The entry of a message that was tried again; and of each account that opens another record now, as where the message is taken at once. */
export function entriesOf(
  outcome: ReplayedAdt,
  { messageId, isConfirmed, reason }: Replay,
): Omit<Done<unknown>, 'result'> {
  const accounts = outcome.kind === 'merged' ? outcome.accounts : [];
  return {
    event: 'adtMessageReplayed',
    details: { message: messageId, outcome: outcome.kind, confirmed: isConfirmed, reason },
    further: accounts.map((accountId) => ({ event: 'patientsMerged', accountId, details: { message: messageId } })),
  };
}
