/** What a page finds in its history when a sign-up has ended: given up by the person, or over by itself or in another tab. */
export type Ending = 'cancelled' | 'over';

export function endingNote(ending: Ending): { ending: Ending } {
  return { ending };
}

/** What a page finds there that one was led to since another tab has gone on. */
export const overtakenNote = { isOvertaken: true } as const;

export function isOvertaken(note: unknown): boolean {
  return (note as Partial<typeof overtakenNote> | null)?.isOvertaken === true;
}

/** Reads the note of an ending; null for none. */
export function readEnding(note: unknown): Ending | null {
  const ending = (note as { ending?: unknown } | null)?.ending;
  return ending === 'cancelled' || ending === 'over' ? ending : null;
}
