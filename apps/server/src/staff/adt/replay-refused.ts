import type { RefusedAdt } from '../../patients/queries/adt-messages.ts';
import { replayAdt, type ReplayedAdt } from '../../patients/adt/replay-adt.ts';
import { ActError } from '../act-error.ts';
import { readReason } from '../reason.ts';
import { actOnPortal, type Staff } from '../staff.ts';
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

/** @throws ActError where the settings have no feed. */
export function requireFeed({ settings: { adt } }: Pick<Staff, 'settings'>): void {
  if (adt === undefined) throw new ActError('noFeed', 'ADT_LISTEN is not set: there is no feed of ADT.');
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
  const { settings, now } = staff;
  const services = {
    clock: { now: () => now },
    keys: settings.keys,
    mrnSystem: settings.adt?.mrnAuthority ?? null,
    takesTrials: settings.mode !== 'production',
  };
  const replayed = actOnPortal(staff, 'adt replay', async (trx) => {
    const refused = await requireRefused(trx, staff, messageId);
    const outcome = await replayAdt(trx, refused, services, isConfirmed);
    const details = { message: messageId, outcome: outcome.kind, confirmed: isConfirmed, reason: why };
    return { event: 'adtMessageReplayed', details, result: { refused, outcome } };
  });
  return replayed.catch((error: unknown) => {
    if (error instanceof ActError && error.code === 'messageSettled') return null;
    throw error;
  });
}
