import { listMatchCases, type MatchCase } from '../../patients/matching/match-case.ts';
import { actOnPortal, type Staff } from '../staff.ts';

/** An account whose record is not certain, and the records that may be its own. */
export type { MatchCase };

/** The accounts of which nobody but staff can tell whose record is theirs, the oldest first: nothing else of anybody. */
export async function listMatchesForStaff(staff: Staff): Promise<readonly MatchCase[]> {
  return actOnPortal(staff, 'matches list', async (trx) => {
    const cases = await listMatchCases(trx, staff.settings.keys);
    return { event: 'matchesListed', details: { matches: cases.length }, result: cases };
  });
}
