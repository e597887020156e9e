import { MOST_REFUSED } from '@portico/staff-contract';
import {
  type AdtFigures,
  adtFigures,
  countRefused,
  listRefused,
  type RefusedAdt,
} from '../../patients/queries/adt-messages.ts';
import { DAY_SECONDS, secondsAfter } from '../../platform/time.ts';
import { actOnPortal, type Staff } from '../staff.ts';

/** The feed of HL7 v2 messages, as staff look after it. */
export interface AdtFeed {
  /** Taken and refused within a day. */
  figures: AdtFigures;
  /** Those that wait to be replayed or discarded, the oldest first: as many as are shown at once. */
  refused: readonly RefusedAdt[];
  /** How many wait. */
  found: number;
}

/** How the feed of HL7 v2 messages does, and what was refused of it: nothing of a patient. */
export async function listRefusedForStaff(staff: Staff): Promise<AdtFeed> {
  return actOnPortal(staff, 'adt list', async (trx) => {
    const refused = await listRefused(trx, staff.settings.keys, MOST_REFUSED);
    const found = await countRefused(trx);
    const figures = await adtFigures(trx, secondsAfter(staff.now, -DAY_SECONDS));
    return { event: 'adtMessagesListed', details: { count: refused.length }, result: { figures, refused, found } };
  });
}
