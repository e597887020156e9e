/** What the view after a request finds in its history: that a link was in fact sent. It stays through a reload. */
export const sentNote = { sent: true } as const;

/** Whether a note is that one. */
export function isSentNote(note: unknown): boolean {
  return (note as { sent?: unknown } | null)?.sent === true;
}
