/** What the choice of an account finds in its history when one comes from having been verified by a partner. */
export const confirmedNote = { confirmed: true } as const;

/** Whether a note is that one. */
export function isConfirmedNote(note: unknown): boolean {
  return (note as { confirmed?: unknown } | null)?.confirmed === true;
}
