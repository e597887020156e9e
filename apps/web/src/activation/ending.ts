/** Why one is at the lookup again: the activation was given up, or its time is over. */
export type Ending = 'cancelled' | 'over';

/** What the page of the lookup finds in its history then. */
export function endingNote(ending: Ending): { ending: Ending } {
  return { ending };
}

/** Reads that note; null for none. */
export function readEnding(note: unknown): Ending | null {
  const ending = (note as { ending?: unknown } | null)?.ending;
  return ending === 'cancelled' || ending === 'over' ? ending : null;
}
