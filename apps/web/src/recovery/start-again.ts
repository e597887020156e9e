/** Why one is at the first step again: the page was loaded anew, or the step took too long or was taken before. */
export type StartAgain = 'lost' | 'expired';

/** What the first step finds in its history when one was sent back to it. */
export function startAgainNote(why: StartAgain): { startAgain: StartAgain } {
  return { startAgain: why };
}

/** Reads that note; null for none. */
export function readStartAgain(note: unknown): StartAgain | null {
  const why = (note as { startAgain?: unknown } | null)?.startAgain;
  return why === 'lost' || why === 'expired' ? why : null;
}
