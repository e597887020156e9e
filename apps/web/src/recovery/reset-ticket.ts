/**
 * What opens the page for a new password. It stands in that page's place in the history, not in its address: there it
 * would be on show, and in the way of whoever copies the address.
 */
export function ticketNote(ticket: string): { ticket: string } {
  return { ticket };
}

/** Reads that note; null for none. */
export function readTicket(note: unknown): string | null {
  const ticket = (note as { ticket?: unknown } | null)?.ticket;
  return typeof ticket === 'string' ? ticket : null;
}
