/**
 * The note with the ticket of the page for a new password. It is in the history, not in the address: there it could be
 * seen, and copied with the address.
 */
export function ticketNote(ticket: string): { ticket: string } {
  return { ticket };
}

/** Reads that note; null if there is none. */
export function readTicket(note: unknown): string | null {
  const ticket = (note as { ticket?: unknown } | null)?.ticket;
  return typeof ticket === 'string' ? ticket : null;
}
