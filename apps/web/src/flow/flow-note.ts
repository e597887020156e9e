import { useLocation } from 'react-router';

/**
 * A note in a page's history entry: how the page was reached. It survives a reload.
 * - cancelled: the flow was cancelled there.
 * - over: it has lasted too long, or another tab has ended it.
 * - putOff: the flow waits behind a mailed link.
 * - overtaken: another tab has moved on.
 * - activated: the account comes from an activation by access code.
 * - confirmed: the partner has confirmed the person who asks for an account.
 * - sent: a link was in fact sent.
 */
export type FlowNote = (typeof notes)[number];

const notes = ['cancelled', 'putOff', 'over', 'overtaken', 'activated', 'confirmed', 'sent'] as const;

/** The note in the form of the history. */
export function writeFlowNote(note: FlowNote | null): { readonly flowNote: FlowNote } | null {
  return note === null ? null : { flowNote: note };
}

/** null if there is none. */
export function readFlowNote(state: unknown): FlowNote | null {
  const written = (state as { flowNote?: unknown } | null)?.flowNote;
  return notes.find((note) => note === written) ?? null;
}

/** The note of the open page. */
export function useFlowNote(): FlowNote | null {
  return readFlowNote(useLocation().state);
}
