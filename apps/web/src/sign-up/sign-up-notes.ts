/** What a page finds in its history when a sign-up has ended: given up by the person, or over by itself or in another tab. */
export type Ending = 'cancelled' | 'over';

export function endingNote(ending: Ending): { ending: Ending } {
  return { ending };
}

/** Reads that note; null for none. */
export function readEnding(note: unknown): Ending | null {
  const ending = (note as { ending?: unknown } | null)?.ending;
  return ending === 'cancelled' || ending === 'over' ? ending : null;
}
