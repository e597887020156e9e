/** Why the visitor is at the first step again: the page was reloaded, or the step took too long or was taken before. */
export type StartAgain = 'lost' | 'expired';

/** The note in the history of the first step after sending the visitor back. */
export function startAgainNote(why: StartAgain): { startAgain: StartAgain } {
  return { startAgain: why };
}

/** Reads that note; null if there is none. */
export function readStartAgain(note: unknown): StartAgain | null {
  const why = (note as { startAgain?: unknown } | null)?.startAgain;
  return why === 'lost' || why === 'expired' ? why : null;
}
