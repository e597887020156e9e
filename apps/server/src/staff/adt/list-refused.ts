import { type AdtFigures, adtFigures, listRefused, type RefusedAdt } from '../../patients/queries/adt-messages.ts';
import { DAY_SECONDS, secondsAfter } from '../../platform/time.ts';
import { actOnPortal, type Staff } from '../staff.ts';

/** The feed of HL7 v2 messages, as staff look after it. */
export interface AdtFeed {
  /** Taken and refused within a day. */
  figures: AdtFigures;
  /** Those that wait to be replayed or discarded, the oldest first. */
  refused: readonly RefusedAdt[];
}

/** How the feed of HL7 v2 messages does, and what was refused of it: nothing of a patient. */
export async function listRefusedForStaff(staff: Staff): Promise<AdtFeed> {
  return actOnPortal(staff, 'adt list', async (trx) => {
    const refused = await listRefused(trx, staff.settings.keys);
    const figures = await adtFigures(trx, secondsAfter(staff.now, -DAY_SECONDS));
    return { event: 'adtMessagesListed', details: { count: refused.length }, result: { figures, refused } };
  });
}
