/** What a page finds in its history when another tab has gone on, and this one was brought there. */
export const overtakenNote = { overtaken: true } as const;

/** Whether a note is that one. */
export function isOvertakenNote(note: unknown): boolean {
  return (note as { overtaken?: unknown } | null)?.overtaken === true;
}
