/** What the page of success, which sign-up and activation share, finds in its history after an activation. */
export const ACTIVATED = { from: 'activation' } as const;

/** Whether a note is that one. */
export function isActivated(note: unknown): boolean {
  return (note as { from?: unknown } | null)?.from === ACTIVATED.from;
}
