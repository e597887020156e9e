/**
 * The note with the token that opens a page, such as the ticket for a new password. It is in the history, where a reload finds
 * it, and not in the address: there it could be seen, and copied with the address.
 */
export function tokenNote(token: string): { token: string } {
  return { token };
}

/** Reads that note from the state of a history entry; null if there is none. */
export function readTokenNote(note: unknown): string | null {
  const token = (note as { token?: unknown } | null)?.token;
  return typeof token === 'string' ? token : null;
}
